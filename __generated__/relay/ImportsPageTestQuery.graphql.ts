/**
 * @generated SignedSource<<dd29ff606150fff492c4baa7ad9339eb>>
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
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "__typename"
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
    "name": "ImportsPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ImportsPage_viewer"
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
    "name": "ImportsPageTestQuery",
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
                  (v0/*:: as any*/)
                ]
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "args": (v2/*:: as any*/),
                "concreteType": "ImportConnection",
                "kind": "LinkedField",
                "name": "imports",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ImportEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Import",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "label"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "startedAt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "found"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "by"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "state"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "failure"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isApplied"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isAsking"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isWaiting"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "rowsTotal"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "rowsDone"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "rowsPerSecond"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "secondsLeft"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "currentTitle"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "added"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "changed"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "unchanged"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "refused"
                          },
                          {
                            "concreteType": "ImportUndo",
                            "kind": "LinkedField",
                            "name": "undo",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "worksTotal"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "worksDone"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "takenOut"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "putBack"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "kept"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "finishedAt"
                              }
                            ]
                          },
                          (v1/*:: as any*/)
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
                "storageKey": "imports(first:20)"
              },
              {
                "args": (v2/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "ImportList_desk_imports",
                "kind": "LinkedHandle",
                "name": "imports"
              }
            ]
          },
          (v0/*:: as any*/)
        ]
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
