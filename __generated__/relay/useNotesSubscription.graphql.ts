/**
 * @generated SignedSource<<cdab61be5722b21797cf9a92bb029ef3>>
 * @relayHash d8b9e5c434d3ee0447d8b9e372601605
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0606547c835c222df8027b4c54d7f2bd0c210227ca414ab132350eed8f659372

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useNotesSubscription$variables = {
  connections: ReadonlyArray<string>;
  imageId: string;
};
export type useNotesSubscription$data = {
  readonly notesChanged: {
    readonly goneIds: ReadonlyArray<string>;
    readonly image: {
      readonly noteCount: number | null | undefined;
    } | null | undefined;
    readonly threads: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"NoteList_notes">;
      };
    }>;
  };
};
export type useNotesSubscription = {
  response: useNotesSubscription$data;
  variables: useNotesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "imageId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "imageId",
    "variableName": "imageId"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "noteCount"
},
v4 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "goneIds"
},
v7 = {
  "kind": "ScalarField",
  "name": "text"
},
v8 = {
  "kind": "ScalarField",
  "name": "tags"
},
v9 = {
  "kind": "ScalarField",
  "name": "state"
},
v10 = {
  "kind": "ScalarField",
  "name": "createdAt"
},
v11 = {
  "kind": "ScalarField",
  "name": "editedAt"
},
v12 = [
  (v5/*:: as any*/)
],
v13 = {
  "concreteType": "NoteAuthor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": (v12/*:: as any*/)
    }
  ]
},
v14 = {
  "kind": "ScalarField",
  "name": "x"
},
v15 = {
  "kind": "ScalarField",
  "name": "y"
},
v16 = {
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
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "width"
        },
        {
          "kind": "ScalarField",
          "name": "height"
        }
      ]
    },
    {
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        (v14/*:: as any*/),
        (v15/*:: as any*/)
      ]
    }
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "version"
},
v18 = {
  "concreteType": "Note",
  "kind": "LinkedField",
  "name": "parent",
  "plural": false,
  "selections": (v12/*:: as any*/)
},
v19 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v20 = [
  {
    "kind": "Variable",
    "name": "connections",
    "variableName": "connections"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useNotesSubscription",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "NotesChange",
        "kind": "LinkedField",
        "name": "notesChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ]
          },
          {
            "concreteType": "NoteEdge",
            "kind": "LinkedField",
            "name": "threads",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "NoteList_notes"
                  }
                ]
              }
            ]
          },
          (v6/*:: as any*/)
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useNotesSubscription",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "concreteType": "NotesChange",
        "kind": "LinkedField",
        "name": "notesChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/)
            ]
          },
          {
            "concreteType": "NoteEdge",
            "kind": "LinkedField",
            "name": "threads",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v13/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "args": (v19/*:: as any*/),
                    "concreteType": "NoteConnection",
                    "kind": "LinkedField",
                    "name": "answers",
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v13/*:: as any*/),
                              (v16/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "__typename"
                              }
                            ]
                          },
                          (v4/*:: as any*/)
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
                    "storageKey": "answers(first:5)"
                  },
                  {
                    "args": (v19/*:: as any*/),
                    "filters": [],
                    "handle": "connection",
                    "key": "NoteThread_note_answers",
                    "kind": "LinkedHandle",
                    "name": "answers"
                  }
                ]
              }
            ]
          },
          {
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "threads",
            "handleArgs": (v20/*:: as any*/)
          },
          (v6/*:: as any*/),
          {
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "goneIds",
            "handleArgs": (v20/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0606547c835c222df8027b4c54d7f2bd0c210227ca414ab132350eed8f659372",
    "metadata": {},
    "name": "useNotesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6acab1df26ffa5e907c256e068138cd3";

export default node;
