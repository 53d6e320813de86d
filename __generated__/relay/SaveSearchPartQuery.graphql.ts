/**
 * @generated SignedSource<<86732321ef5f2c52a9ae1316c80354b0>>
 * @relayHash 3418d5ee958d05cc6901b7a5ce5322e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c07719400be081c141dc49b71cd253ff66b2a9cb60d1089c3eeac9e2bd79d0e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SaveSearchPartQuery$variables = Record<PropertyKey, never>;
export type SaveSearchPartQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SaveSearch_viewer">;
  } | null | undefined;
};
export type SaveSearchPartQuery = {
  response: SaveSearchPartQuery$data;
  variables: SaveSearchPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SaveSearchPartQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SaveSearch_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SaveSearchPartQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "SavedSearchConnection",
            "kind": "LinkedField",
            "name": "savedSearches",
            "plural": false,
            "selections": [
              {
                "concreteType": "SavedSearchEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "SavedSearch",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "search"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "order"
                      },
                      {
                        "concreteType": "SavedFilter",
                        "kind": "LinkedField",
                        "name": "filter",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "types"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "creators"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "subjects"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "places"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "techniques"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "rights"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "hasImage"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "yearFrom"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "yearTo"
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
              },
              {
                "kind": "ClientExtension",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__id"
                  }
                ]
              }
            ],
            "storageKey": "savedSearches(first:100)"
          },
          {
            "args": (v0/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "SavedSearches_viewer_savedSearches",
            "kind": "LinkedHandle",
            "name": "savedSearches"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3c07719400be081c141dc49b71cd253ff66b2a9cb60d1089c3eeac9e2bd79d0e",
    "metadata": {},
    "name": "SaveSearchPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4631ce415dae54684fb284900ccab9ce";

export default node;
