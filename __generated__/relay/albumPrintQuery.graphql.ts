/**
 * @generated SignedSource<<aabcce720a98ef856855ec6395544bdd>>
 * @relayHash 8d11650a8f392ce3ec36bb1c6d18e7cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2a0060c7c112fe28fbf7c5c555d15e08820531ceb99d6be6532ed2910f4efdc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type albumPrintQuery$variables = {
  id: string;
};
export type albumPrintQuery$data = {
  readonly album: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AlbumPrintPage_album">;
  } | null | undefined;
};
export type albumPrintQuery = {
  response: albumPrintQuery$data;
  variables: albumPrintQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "kind": "ScalarField",
  "name": "width"
},
v6 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "albumPrintQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "AlbumPrintPage_album"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "albumPrintQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "description"
          },
          {
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "AlbumEntryConnection",
            "kind": "LinkedField",
            "name": "entries",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "change"
              },
              {
                "concreteType": "AlbumEntryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "position"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "view"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "path"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "caption"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "version"
                      },
                      {
                        "concreteType": "Member",
                        "kind": "LinkedField",
                        "name": "addedBy",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "work",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "slug"
                          },
                          (v2/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "recordLanguage"
                          },
                          {
                            "concreteType": "Creator",
                            "kind": "LinkedField",
                            "name": "creators",
                            "plural": true,
                            "selections": [
                              (v4/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "date"
                          },
                          (v3/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
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
                          (v3/*:: as any*/)
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      }
                    ]
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
                    "name": "hasNextPage"
                  }
                ]
              }
            ],
            "storageKey": "entries(first:100)"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f2a0060c7c112fe28fbf7c5c555d15e08820531ceb99d6be6532ed2910f4efdc",
    "metadata": {},
    "name": "albumPrintQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "150116b35170aa95925a78006e7547bd";

export default node;
