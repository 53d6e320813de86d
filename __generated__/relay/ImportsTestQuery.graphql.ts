/**
 * @generated SignedSource<<a0ee18db51f1b3f245ac35280502cb42>>
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
  "kind": "ScalarField",
  "name": "id"
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
    "name": "ImportsTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "Imports_viewer"
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
    "name": "ImportsTestQuery",
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
                "args": (v0/*:: as any*/),
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
                          (v1/*:: as any*/),
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
                "storageKey": "imports(first:20)"
              },
              {
                "args": (v0/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "ImportList_desk_imports",
                "kind": "LinkedHandle",
                "name": "imports"
              }
            ]
          },
          (v1/*:: as any*/)
        ]
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
