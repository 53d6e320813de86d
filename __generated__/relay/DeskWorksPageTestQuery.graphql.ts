/**
 * @generated SignedSource<<e9b642b65c50ff2b0c315ce1446f7379>>
 * @relayHash ea83e36996d3a5a78611b04c3bd0bc18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 147b9454463e65a0d7fd8d878b826157cccfd1400cb07d1d1ed1b7d40eaa133d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckupProblem = "DEAD_REMOTE_IMAGE" | "LIKELY_DUPLICATE" | "NOT_INDEXED" | "NO_ALT" | "NO_DATE" | "NO_IMAGE" | "NO_RIGHTS" | "SMALL_IMAGE" | "%future added value";
export type DeskWorkOrder = "CHANGED" | "IDENTIFIER" | "TITLE" | "%future added value";
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
export type DeskWorkFilter = {
  import?: string | null | undefined;
  problem?: CheckupProblem | null | undefined;
  status?: WorkStatus | null | undefined;
};
export type DeskWorksPageTestQuery$variables = {
  filter?: DeskWorkFilter | null | undefined;
  inGroups: boolean;
  order: DeskWorkOrder;
  search?: string | null | undefined;
};
export type DeskWorksPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskWorksPage_viewer">;
  } | null | undefined;
};
export type DeskWorksPageTestQuery = {
  response: DeskWorksPageTestQuery$data;
  variables: DeskWorksPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inGroups"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v5 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v6 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v9 = [
  (v4/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v10 = {
  "kind": "ScalarField",
  "name": "title"
},
v11 = {
  "kind": "ScalarField",
  "name": "identifier"
},
v12 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v13 = {
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
v14 = {
  "kind": "ScalarField",
  "name": "date"
},
v15 = {
  "kind": "ScalarField",
  "name": "status"
},
v16 = {
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
    (v7/*:: as any*/)
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v18 = {
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
v19 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v24 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Creator"
},
v25 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v26 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
},
v27 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v28 = {
  "enumValues": [
    "DRAFT",
    "PUBLISHED",
    "WITHDRAWN",
    "REMOVED"
  ],
  "nullable": false,
  "plural": false,
  "type": "WorkStatus"
},
v29 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PageInfo"
},
v30 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "DeskWorksPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": [
              (v4/*:: as any*/),
              {
                "kind": "Variable",
                "name": "inGroups",
                "variableName": "inGroups"
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "DeskWorksPage_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeskWorksPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  },
                  (v7/*:: as any*/)
                ]
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              (v8/*:: as any*/)
            ]
          },
          {
            "condition": "inGroups",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "concreteType": "Desk",
                "kind": "LinkedField",
                "name": "desk",
                "plural": false,
                "selections": [
                  {
                    "args": (v9/*:: as any*/),
                    "concreteType": "DeskWorkConnection",
                    "kind": "LinkedField",
                    "name": "works",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "totalCount"
                      },
                      {
                        "concreteType": "DeskWorkEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "updatedAt"
                              },
                              (v16/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "workType"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "technique"
                              },
                              (v8/*:: as any*/)
                            ]
                          },
                          (v17/*:: as any*/)
                        ]
                      },
                      (v18/*:: as any*/)
                    ]
                  },
                  {
                    "args": (v9/*:: as any*/),
                    "filters": [
                      "search",
                      "filter",
                      "order"
                    ],
                    "handle": "connection",
                    "key": "DeskWorksList_desk_works",
                    "kind": "LinkedHandle",
                    "name": "works"
                  }
                ]
              }
            ]
          },
          {
            "condition": "inGroups",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "concreteType": "Desk",
                "kind": "LinkedField",
                "name": "desk",
                "plural": false,
                "selections": [
                  {
                    "args": (v19/*:: as any*/),
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
                              (v7/*:: as any*/),
                              {
                                "concreteType": "Work",
                                "kind": "LinkedField",
                                "name": "works",
                                "plural": true,
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v13/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v15/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "imageCount"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "createdAt"
                                  },
                                  (v16/*:: as any*/)
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
                              (v8/*:: as any*/)
                            ]
                          },
                          (v17/*:: as any*/)
                        ]
                      },
                      (v18/*:: as any*/)
                    ],
                    "storageKey": "duplicates(first:20)"
                  },
                  {
                    "args": (v19/*:: as any*/),
                    "filters": [],
                    "handle": "connection",
                    "key": "DuplicateGroups_desk_duplicates",
                    "kind": "LinkedHandle",
                    "name": "duplicates"
                  }
                ]
              }
            ]
          },
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "147b9454463e65a0d7fd8d878b826157cccfd1400cb07d1d1ed1b7d40eaa133d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.__typename": (v20/*:: as any*/),
        "viewer.account.id": (v21/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v21/*:: as any*/),
        "viewer.account.member.role": {
          "enumValues": [
            "VISITOR",
            "MEMBER",
            "CURATOR",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.__typename": (v20/*:: as any*/),
        "viewer.desk.duplicates": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DuplicateGroupConnection"
        },
        "viewer.desk.duplicates.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "DuplicateGroupEdge"
        },
        "viewer.desk.duplicates.edges.cursor": (v20/*:: as any*/),
        "viewer.desk.duplicates.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DuplicateGroup"
        },
        "viewer.desk.duplicates.edges.node.__typename": (v20/*:: as any*/),
        "viewer.desk.duplicates.edges.node.id": (v21/*:: as any*/),
        "viewer.desk.duplicates.edges.node.reason": {
          "enumValues": [
            "SAME_PICTURE",
            "SAME_RECORD"
          ],
          "nullable": false,
          "plural": false,
          "type": "DuplicateReason"
        },
        "viewer.desk.duplicates.edges.node.workCount": (v22/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Work"
        },
        "viewer.desk.duplicates.edges.node.works.createdAt": (v23/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.creators": (v24/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.creators.name": (v20/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.date": (v25/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.id": (v21/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.identifier": (v20/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.imageCount": (v22/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.primaryImage": (v26/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.primaryImage.alt": (v25/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.primaryImage.derivativeWidths": (v27/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.primaryImage.height": (v22/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.primaryImage.id": (v21/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.primaryImage.placeholder": (v20/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.primaryImage.service": (v20/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.primaryImage.width": (v22/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.recordLanguage": (v25/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.status": (v28/*:: as any*/),
        "viewer.desk.duplicates.edges.node.works.title": (v20/*:: as any*/),
        "viewer.desk.duplicates.pageInfo": (v29/*:: as any*/),
        "viewer.desk.duplicates.pageInfo.endCursor": (v25/*:: as any*/),
        "viewer.desk.duplicates.pageInfo.hasNextPage": (v30/*:: as any*/),
        "viewer.desk.works": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DeskWorkConnection"
        },
        "viewer.desk.works.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "DeskWorkEdge"
        },
        "viewer.desk.works.edges.cursor": (v20/*:: as any*/),
        "viewer.desk.works.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "viewer.desk.works.edges.node.__typename": (v20/*:: as any*/),
        "viewer.desk.works.edges.node.creators": (v24/*:: as any*/),
        "viewer.desk.works.edges.node.creators.name": (v20/*:: as any*/),
        "viewer.desk.works.edges.node.date": (v25/*:: as any*/),
        "viewer.desk.works.edges.node.id": (v21/*:: as any*/),
        "viewer.desk.works.edges.node.identifier": (v20/*:: as any*/),
        "viewer.desk.works.edges.node.primaryImage": (v26/*:: as any*/),
        "viewer.desk.works.edges.node.primaryImage.alt": (v25/*:: as any*/),
        "viewer.desk.works.edges.node.primaryImage.derivativeWidths": (v27/*:: as any*/),
        "viewer.desk.works.edges.node.primaryImage.height": (v22/*:: as any*/),
        "viewer.desk.works.edges.node.primaryImage.id": (v21/*:: as any*/),
        "viewer.desk.works.edges.node.primaryImage.placeholder": (v20/*:: as any*/),
        "viewer.desk.works.edges.node.primaryImage.service": (v20/*:: as any*/),
        "viewer.desk.works.edges.node.primaryImage.width": (v22/*:: as any*/),
        "viewer.desk.works.edges.node.recordLanguage": (v25/*:: as any*/),
        "viewer.desk.works.edges.node.status": (v28/*:: as any*/),
        "viewer.desk.works.edges.node.technique": (v25/*:: as any*/),
        "viewer.desk.works.edges.node.title": (v20/*:: as any*/),
        "viewer.desk.works.edges.node.updatedAt": (v23/*:: as any*/),
        "viewer.desk.works.edges.node.workType": (v25/*:: as any*/),
        "viewer.desk.works.pageInfo": (v29/*:: as any*/),
        "viewer.desk.works.pageInfo.endCursor": (v25/*:: as any*/),
        "viewer.desk.works.pageInfo.hasNextPage": (v30/*:: as any*/),
        "viewer.desk.works.totalCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.id": (v21/*:: as any*/)
      }
    },
    "name": "DeskWorksPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d18e9fdb8017ff9fef1c5ccd8dd36abe";

export default node;
