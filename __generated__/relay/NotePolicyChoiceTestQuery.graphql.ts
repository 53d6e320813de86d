/**
 * @generated SignedSource<<8d503ae4f670e17c70671c862ace4800>>
 * @relayHash 7126c9136780769a1bcd1fefe5122876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c715c65955a1cb2315457e5935aa587cff88131b00c4a041ccf465403b40612

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotePolicyChoiceTestQuery$variables = Record<PropertyKey, never>;
export type NotePolicyChoiceTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"NotePolicyChoice_site">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NoteQueuePage_viewer">;
  } | null | undefined;
};
export type NotePolicyChoiceTestQuery = {
  response: NotePolicyChoiceTestQuery$data;
  variables: NotePolicyChoiceTestQuery$variables;
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
  "kind": "ScalarField",
  "name": "text"
},
v4 = {
  "kind": "ScalarField",
  "name": "createdAt"
},
v5 = [
  {
    "kind": "ScalarField",
    "name": "name"
  }
],
v6 = {
  "concreteType": "NoteAuthor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v7 = {
  "kind": "ScalarField",
  "name": "x"
},
v8 = {
  "kind": "ScalarField",
  "name": "y"
},
v9 = {
  "kind": "ScalarField",
  "name": "width"
},
v10 = {
  "kind": "ScalarField",
  "name": "height"
},
v11 = {
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
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ]
    },
    {
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/)
      ]
    }
  ]
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "NoteAuthor"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v16 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v17 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "NoteRegion"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Region"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "ImagePoint"
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v22 = {
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
    "name": "NotePolicyChoiceTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "NoteQueuePage_viewer"
          }
        ]
      },
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "NotePolicyChoice_site"
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
    "name": "NotePolicyChoiceTestQuery",
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
                "kind": "ScalarField",
                "name": "noteQueueLength"
              },
              {
                "args": (v2/*:: as any*/),
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
                          (v0/*:: as any*/),
                          (v3/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "concreteType": "Note",
                            "kind": "LinkedField",
                            "name": "parent",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              (v6/*:: as any*/),
                              (v11/*:: as any*/),
                              (v0/*:: as any*/)
                            ]
                          },
                          (v11/*:: as any*/),
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
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
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
                                  (v0/*:: as any*/)
                                ]
                              },
                              (v0/*:: as any*/)
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
                              (v4/*:: as any*/),
                              {
                                "concreteType": "NoteAuthor",
                                "kind": "LinkedField",
                                "name": "reporter",
                                "plural": false,
                                "selections": (v5/*:: as any*/)
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
                "storageKey": "noteQueue(first:20)"
              },
              {
                "args": (v2/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "NoteQueue_desk_noteQueue",
                "kind": "LinkedHandle",
                "name": "noteQueue"
              }
            ]
          },
          (v0/*:: as any*/)
        ]
      },
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "notesShownAtOnce"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8c715c65955a1cb2315457e5935aa587cff88131b00c4a041ccf465403b40612",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v12/*:: as any*/),
        "site.notesShownAtOnce": {
          "enumValues": [
            "EVERYBODY",
            "MEMBERS",
            "NOBODY"
          ],
          "nullable": true,
          "plural": false,
          "type": "NotePolicy"
        },
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
        "viewer.account.__typename": (v13/*:: as any*/),
        "viewer.account.id": (v12/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v12/*:: as any*/),
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
        "viewer.desk.__typename": (v13/*:: as any*/),
        "viewer.desk.noteQueue": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "NoteConnection"
        },
        "viewer.desk.noteQueue.__id": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "NoteEdge"
        },
        "viewer.desk.noteQueue.edges.cursor": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Note"
        },
        "viewer.desk.noteQueue.edges.node.__typename": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.author": (v14/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.author.name": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.createdAt": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.id": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "viewer.desk.noteQueue.edges.node.image.height": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.id": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.position": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.service": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.width": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "viewer.desk.noteQueue.edges.node.image.work.id": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work.recordLanguage": (v17/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work.slug": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work.title": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Note"
        },
        "viewer.desk.noteQueue.edges.node.parent.author": (v14/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.author.name": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.id": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region": (v18/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box": (v19/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.height": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.width": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.x": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.y": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.points": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.points.x": (v21/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.points.y": (v21/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.shape": (v22/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.text": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region": (v18/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box": (v19/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.height": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.width": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.x": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.y": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.points": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.points.x": (v21/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.points.y": (v21/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.shape": (v22/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "NoteReport"
        },
        "viewer.desk.noteQueue.edges.node.reports.createdAt": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports.reason": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports.reporter": (v14/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports.reporter.name": (v13/*:: as any*/),
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
        "viewer.desk.noteQueue.edges.node.text": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.version": (v16/*:: as any*/),
        "viewer.desk.noteQueue.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.desk.noteQueue.pageInfo.endCursor": (v17/*:: as any*/),
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
        "viewer.id": (v12/*:: as any*/)
      }
    },
    "name": "NotePolicyChoiceTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c5fd0b2cf30b62a9a3def2a7e7956a0";

export default node;
