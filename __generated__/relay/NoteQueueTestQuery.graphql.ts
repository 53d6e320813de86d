/**
 * @generated SignedSource<<913f7aa9d8379a5b9435eafe2f1bbc54>>
 * @relayHash ad8c749f50a598d8ae27e3411f154d0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6fbfde54f1dfbef818201d1424e2a4d11a89f04de95d8033fd05c6687d39c21

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteQueueTestQuery$variables = Record<PropertyKey, never>;
export type NoteQueueTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NoteQueue_viewer">;
  } | null | undefined;
};
export type NoteQueueTestQuery = {
  response: NoteQueueTestQuery$data;
  variables: NoteQueueTestQuery$variables;
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
  "kind": "ScalarField",
  "name": "text"
},
v3 = {
  "kind": "ScalarField",
  "name": "createdAt"
},
v4 = [
  {
    "kind": "ScalarField",
    "name": "name"
  }
],
v5 = {
  "concreteType": "NoteAuthor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v6 = {
  "kind": "ScalarField",
  "name": "x"
},
v7 = {
  "kind": "ScalarField",
  "name": "y"
},
v8 = {
  "kind": "ScalarField",
  "name": "width"
},
v9 = {
  "kind": "ScalarField",
  "name": "height"
},
v10 = {
  "concreteType": "NoteRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "shape"
    },
    {
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "box",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ]
    },
    {
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ]
    }
  ]
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "NoteAuthor"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v17 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "NoteRegion"
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Region"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "ImagePoint"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v21 = {
  "enumValues": [
    "WHOLE",
    "RECTANGLE",
    "POLYGON",
    "POINT"
  ],
  "nullable": false,
  "plural": false,
  "type": "NoteShape"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "NoteQueueTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "NoteQueue_viewer"
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
    "name": "NoteQueueTestQuery",
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
                "kind": "ScalarField",
                "name": "noteQueueLength"
              },
              {
                "args": (v0/*:: as any*/),
                "concreteType": "NoteConnection",
                "kind": "LinkedField",
                "name": "noteQueue",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "NoteEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Note",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "tags"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "state"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "version"
                          },
                          (v3/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "concreteType": "Note",
                            "kind": "LinkedField",
                            "name": "parent",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v5/*:: as any*/),
                              (v10/*:: as any*/),
                              (v1/*:: as any*/)
                            ]
                          },
                          (v10/*:: as any*/),
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
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "position"
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
                                  {
                                    "kind": "ScalarField",
                                    "name": "title"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "recordLanguage"
                                  },
                                  (v1/*:: as any*/)
                                ]
                              },
                              (v1/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "NoteReport",
                            "kind": "LinkedField",
                            "name": "reports",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "reason"
                              },
                              (v3/*:: as any*/),
                              {
                                "concreteType": "NoteAuthor",
                                "kind": "LinkedField",
                                "name": "reporter",
                                "plural": false,
                                "selections": (v4/*:: as any*/)
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
                "storageKey": "noteQueue(first:20)"
              },
              {
                "args": (v0/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "NoteQueue_desk_noteQueue",
                "kind": "LinkedHandle",
                "name": "noteQueue"
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "c6fbfde54f1dfbef818201d1424e2a4d11a89f04de95d8033fd05c6687d39c21",
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
        "viewer.desk.noteQueue": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "NoteConnection"
        },
        "viewer.desk.noteQueue.__id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "NoteEdge"
        },
        "viewer.desk.noteQueue.edges.cursor": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Note"
        },
        "viewer.desk.noteQueue.edges.node.__typename": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.author": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.author.name": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.createdAt": (v14/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "viewer.desk.noteQueue.edges.node.image.height": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.position": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.service": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.width": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "viewer.desk.noteQueue.edges.node.image.work.id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work.recordLanguage": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work.slug": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work.title": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Note"
        },
        "viewer.desk.noteQueue.edges.node.parent.author": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.author.name": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region": (v17/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box": (v18/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.height": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.width": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.x": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.y": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.points": (v19/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.points.x": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.points.y": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.shape": (v21/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.text": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region": (v17/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box": (v18/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.height": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.width": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.x": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.y": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.points": (v19/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.points.x": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.points.y": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.shape": (v21/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "NoteReport"
        },
        "viewer.desk.noteQueue.edges.node.reports.createdAt": (v14/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports.reason": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports.reporter": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports.reporter.name": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.state": {
          "enumValues": [
            "PENDING",
            "VISIBLE",
            "HIDDEN"
          ],
          "nullable": false,
          "plural": false,
          "type": "NoteState"
        },
        "viewer.desk.noteQueue.edges.node.tags": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        },
        "viewer.desk.noteQueue.edges.node.text": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.version": (v15/*:: as any*/),
        "viewer.desk.noteQueue.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.desk.noteQueue.pageInfo.endCursor": (v16/*:: as any*/),
        "viewer.desk.noteQueue.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.desk.noteQueueLength": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.id": (v11/*:: as any*/)
      }
    },
    "name": "NoteQueueTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70966d427011db3d46dcd19db30693cd";

export default node;
