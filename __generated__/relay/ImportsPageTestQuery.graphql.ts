/**
 * @generated SignedSource<<447d7bd37ae8f8221da55e3b91575ac9>>
 * @relayHash 52d7e534259c76ff923597a71ebf3861
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4126c2f69ac84127001a4a336e9cc1997122c0582b79dee4cd820fecf3fe3135

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportsPageTestQuery$variables = Record<PropertyKey, never>;
export type ImportsPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportsPage_viewer">;
  } | null | undefined;
};
export type ImportsPageTestQuery = {
  response: ImportsPageTestQuery$data;
  variables: ImportsPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportsPageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportsPage_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImportsPageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "ImportConnection",
                "kind": "LinkedField",
                "name": "imports",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ImportEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Import",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "label",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "found",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "by",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "state",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "failure",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isApplied",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isAsking",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isWaiting",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rowsTotal",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rowsDone",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rowsPerSecond",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "secondsLeft",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "currentTitle",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "added",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "changed",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unchanged",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "refused",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ImportUndo",
                            "kind": "LinkedField",
                            "name": "undo",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "worksTotal",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "worksDone",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "takenOut",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "putBack",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "kept",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "finishedAt",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "ClientExtension",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__id",
                        "storageKey": null
                      }
                    ]
                  }
                ],
                "storageKey": "imports(first:20)"
              },
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "ImportList_desk_imports",
                "kind": "LinkedHandle",
                "name": "imports"
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4126c2f69ac84127001a4a336e9cc1997122c0582b79dee4cd820fecf3fe3135",
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
        "viewer.account.__typename": (v3/*:: as any*/),
        "viewer.account.id": (v4/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v4/*:: as any*/),
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
        "viewer.desk.__typename": (v3/*:: as any*/),
        "viewer.desk.imports": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ImportConnection"
        },
        "viewer.desk.imports.__id": (v4/*:: as any*/),
        "viewer.desk.imports.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImportEdge"
        },
        "viewer.desk.imports.edges.cursor": (v3/*:: as any*/),
        "viewer.desk.imports.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Import"
        },
        "viewer.desk.imports.edges.node.__typename": (v3/*:: as any*/),
        "viewer.desk.imports.edges.node.added": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.by": (v6/*:: as any*/),
        "viewer.desk.imports.edges.node.changed": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.currentTitle": (v6/*:: as any*/),
        "viewer.desk.imports.edges.node.failure": (v6/*:: as any*/),
        "viewer.desk.imports.edges.node.found": (v6/*:: as any*/),
        "viewer.desk.imports.edges.node.id": (v4/*:: as any*/),
        "viewer.desk.imports.edges.node.isApplied": (v7/*:: as any*/),
        "viewer.desk.imports.edges.node.isAsking": (v7/*:: as any*/),
        "viewer.desk.imports.edges.node.isWaiting": (v7/*:: as any*/),
        "viewer.desk.imports.edges.node.label": (v3/*:: as any*/),
        "viewer.desk.imports.edges.node.refused": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.rowsDone": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.rowsPerSecond": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        },
        "viewer.desk.imports.edges.node.rowsTotal": (v8/*:: as any*/),
        "viewer.desk.imports.edges.node.secondsLeft": (v8/*:: as any*/),
        "viewer.desk.imports.edges.node.startedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.desk.imports.edges.node.state": {
          "enumValues": [
            "READING",
            "CHECKED",
            "RUNNING",
            "INTERRUPTED",
            "FAILED",
            "DONE",
            "UNDONE"
          ],
          "nullable": false,
          "plural": false,
          "type": "ImportState"
        },
        "viewer.desk.imports.edges.node.unchanged": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.undo": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ImportUndo"
        },
        "viewer.desk.imports.edges.node.undo.finishedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.desk.imports.edges.node.undo.kept": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.undo.putBack": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.undo.takenOut": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.undo.worksDone": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.undo.worksTotal": (v5/*:: as any*/),
        "viewer.desk.imports.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.desk.imports.pageInfo.endCursor": (v6/*:: as any*/),
        "viewer.desk.imports.pageInfo.hasNextPage": (v7/*:: as any*/),
        "viewer.id": (v4/*:: as any*/)
      }
    },
    "name": "ImportsPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef2a5feea626a577b117ab64ac5a38ff";

export default node;
