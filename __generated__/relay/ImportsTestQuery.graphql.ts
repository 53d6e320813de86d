/**
 * @generated SignedSource<<3fdb27a7fc5355a668d0a0de162b5da3>>
 * @relayHash 9c59445e1949da77f291fc91a77a6cfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 017bd55d4fe71ae89f57104db9762139ae6d41c132ed7190dbbf07882ea8fe89

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportsTestQuery$variables = Record<PropertyKey, never>;
export type ImportsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"Imports_viewer">;
  } | null | undefined;
};
export type ImportsTestQuery = {
  response: ImportsTestQuery$data;
  variables: ImportsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
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
  "type": "Int"
},
v5 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v7 = {
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
    "name": "ImportsTestQuery",
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
            "name": "Imports_viewer"
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
    "name": "ImportsTestQuery",
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
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v0/*:: as any*/),
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
                          (v1/*:: as any*/),
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          }
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
                "args": (v0/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "ImportList_desk_imports",
                "kind": "LinkedHandle",
                "name": "imports"
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "017bd55d4fe71ae89f57104db9762139ae6d41c132ed7190dbbf07882ea8fe89",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.imports": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ImportConnection"
        },
        "viewer.desk.imports.__id": (v2/*:: as any*/),
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
        "viewer.desk.imports.edges.node.added": (v4/*:: as any*/),
        "viewer.desk.imports.edges.node.by": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.changed": (v4/*:: as any*/),
        "viewer.desk.imports.edges.node.currentTitle": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.failure": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.found": (v5/*:: as any*/),
        "viewer.desk.imports.edges.node.id": (v2/*:: as any*/),
        "viewer.desk.imports.edges.node.isApplied": (v6/*:: as any*/),
        "viewer.desk.imports.edges.node.isAsking": (v6/*:: as any*/),
        "viewer.desk.imports.edges.node.isWaiting": (v6/*:: as any*/),
        "viewer.desk.imports.edges.node.label": (v3/*:: as any*/),
        "viewer.desk.imports.edges.node.refused": (v4/*:: as any*/),
        "viewer.desk.imports.edges.node.rowsDone": (v4/*:: as any*/),
        "viewer.desk.imports.edges.node.rowsPerSecond": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        },
        "viewer.desk.imports.edges.node.rowsTotal": (v7/*:: as any*/),
        "viewer.desk.imports.edges.node.secondsLeft": (v7/*:: as any*/),
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
        "viewer.desk.imports.edges.node.unchanged": (v4/*:: as any*/),
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
        "viewer.desk.imports.edges.node.undo.kept": (v4/*:: as any*/),
        "viewer.desk.imports.edges.node.undo.putBack": (v4/*:: as any*/),
        "viewer.desk.imports.edges.node.undo.takenOut": (v4/*:: as any*/),
        "viewer.desk.imports.edges.node.undo.worksDone": (v4/*:: as any*/),
        "viewer.desk.imports.edges.node.undo.worksTotal": (v4/*:: as any*/),
        "viewer.desk.imports.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.desk.imports.pageInfo.endCursor": (v5/*:: as any*/),
        "viewer.desk.imports.pageInfo.hasNextPage": (v6/*:: as any*/),
        "viewer.id": (v2/*:: as any*/)
      }
    },
    "name": "ImportsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f7ee7137bd2d336897ee2c0ba068123";

export default node;
