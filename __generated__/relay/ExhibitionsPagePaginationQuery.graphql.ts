/**
 * @generated SignedSource<<369604552beab1b0d8dd9c64f41b4f44>>
 * @relayHash cdf71264e4d09f3372c336276f9803ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9237ffe51152969b929d849ffd3ac2cb89582d2424a360b4baca5cbfd8f2ecad

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionsPagePaginationQuery$variables = {
  count?: number | null | undefined;
  cursor?: string | null | undefined;
};
export type ExhibitionsPagePaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionsPage_query">;
};
export type ExhibitionsPagePaginationQuery = {
  response: ExhibitionsPagePaginationQuery$data;
  variables: ExhibitionsPagePaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 24,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "title"
},
v4 = {
  "kind": "ScalarField",
  "name": "width"
},
v5 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ExhibitionsPagePaginationQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          }
        ],
        "kind": "FragmentSpread",
        "name": "ExhibitionsPage_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExhibitionsPagePaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ExhibitionConnection",
        "kind": "LinkedField",
        "name": "exhibitions",
        "plural": false,
        "selections": [
          {
            "concreteType": "ExhibitionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "introduction"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "language"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "opensOn"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "closesOn"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "colours"
                  },
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "picture",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "frame"
                      },
                      {
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "work",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "recordLanguage"
                          },
                          (v2/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "service"
                          },
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "alt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "placeholder"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "derivativeWidths"
                          },
                          (v2/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "ImageCut",
                        "kind": "LinkedField",
                        "name": "cuts",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "address"
                          },
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "cursor"
              }
            ]
          },
          {
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "endCursor"
              },
              {
                "kind": "ScalarField",
                "name": "hasNextPage"
              }
            ]
          }
        ]
      },
      {
        "args": (v1/*:: as any*/),
        "filters": [],
        "handle": "connection",
        "key": "ExhibitionsPage_query_exhibitions",
        "kind": "LinkedHandle",
        "name": "exhibitions"
      }
    ]
  },
  "params": {
    "id": "9237ffe51152969b929d849ffd3ac2cb89582d2424a360b4baca5cbfd8f2ecad",
    "metadata": {},
    "name": "ExhibitionsPagePaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a9889aa49b36c64e0471144d8c36ed4";

export default node;
