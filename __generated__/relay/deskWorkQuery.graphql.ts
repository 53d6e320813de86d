/**
 * @generated SignedSource<<950fdf04fc605fefdb35196745d68f17>>
 * @relayHash 089a42e43f4dc563e590d430b5b52766
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d68173fe43a53d6528137a73a46456ea1a51f4f0e031f4f19a23ec271634938b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskWorkQuery$variables = {
  id: string;
};
export type deskWorkQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly work: {
        readonly title: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WorkFormPage_viewer">;
  } | null | undefined;
};
export type deskWorkQuery = {
  response: deskWorkQuery$data;
  variables: deskWorkQuery$variables;
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
  "name": "role"
},
v5 = {
  "kind": "ScalarField",
  "name": "label"
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "deskWorkQuery",
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
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ]
              }
            ]
          },
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "WorkFormPage_viewer"
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
    "name": "deskWorkQuery",
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
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "recordLanguage"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "version"
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
                      },
                      (v4/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "earliestYear"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "latestYear"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "workType"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "technique"
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
                    "concreteType": "Dimensions",
                    "kind": "LinkedField",
                    "name": "dimensions",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "text"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "heightCm"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "widthCm"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "depthCm"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "description"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "creditLine"
                  },
                  {
                    "concreteType": "Rights",
                    "kind": "LinkedField",
                    "name": "rights",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "uri"
                      },
                      (v5/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "MetadataEntry",
                    "kind": "LinkedField",
                    "name": "metadata",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "values"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "identifier"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "imageCount"
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
                      (v3/*:: as any*/)
                    ]
                  },
                  {
                    "args": (v6/*:: as any*/),
                    "concreteType": "WorkRevisionConnection",
                    "kind": "LinkedField",
                    "name": "history",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "WorkRevisionEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "WorkRevision",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "number"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "at"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "through"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "actor"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "by"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "restored"
                              },
                              {
                                "concreteType": "Import",
                                "kind": "LinkedField",
                                "name": "import",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v3/*:: as any*/)
                                ]
                              },
                              {
                                "concreteType": "WorkFieldChange",
                                "kind": "LinkedField",
                                "name": "changes",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "field"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "before"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "after"
                                  }
                                ]
                              },
                              (v7/*:: as any*/)
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
                    ],
                    "storageKey": "history(first:10)"
                  },
                  {
                    "args": (v6/*:: as any*/),
                    "filters": [],
                    "handle": "connection",
                    "key": "WorkHistory_work_history",
                    "kind": "LinkedHandle",
                    "name": "history"
                  }
                ]
              }
            ]
          },
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              (v3/*:: as any*/),
              (v7/*:: as any*/)
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d68173fe43a53d6528137a73a46456ea1a51f4f0e031f4f19a23ec271634938b",
    "metadata": {},
    "name": "deskWorkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f7d2c52a0e2fad4556dc93aee20c858e";

export default node;
