/**
 * @generated SignedSource<<c60c132e349f71b19b4e2972bcc6dcf6>>
 * @relayHash 138c8245223a3b6fb69943df6082437b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dfe782b2edaaf81078c26a1dd88b5f31baa50c334c97b98e0386a18a36aa4e5

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DuplicateGroupsPaginationQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
};
export type DuplicateGroupsPaginationQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DuplicateGroups_viewer">;
  } | null | undefined;
};
export type DuplicateGroupsPaginationQuery = {
  response: DuplicateGroupsPaginationQuery$data;
  variables: DuplicateGroupsPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": 20,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "DuplicateGroupsPaginationQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "DuplicateGroups_viewer"
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
    "name": "DuplicateGroupsPaginationQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "DuplicateGroupConnection",
                "kind": "LinkedField",
                "name": "duplicates",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "DuplicateGroupEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "DuplicateGroup",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "works",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "title"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "identifier"
                              },
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
                                  {
                                    "kind": "ScalarField",
                                    "name": "name"
                                  }
                                ]
                              },
                              {
                                "kind": "ScalarField",
                                "name": "date"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "status"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "imageCount"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "createdAt"
                              },
                              {
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "primaryImage",
                                "plural": false,
                                "selections": [
                                  {
                                    "kind": "ScalarField",
                                    "name": "service"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "width"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "height"
                                  },
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
                              }
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "reason"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "workCount"
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
                "key": "DuplicateGroups_desk_duplicates",
                "kind": "LinkedHandle",
                "name": "duplicates"
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3dfe782b2edaaf81078c26a1dd88b5f31baa50c334c97b98e0386a18a36aa4e5",
    "metadata": {},
    "name": "DuplicateGroupsPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a36290e86a1f0a7fa731f0b12a06cde";

export default node;
