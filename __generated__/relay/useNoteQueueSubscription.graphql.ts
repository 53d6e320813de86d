/**
 * @generated SignedSource<<66bf1f1ae0cb1beb08c67232c06f5d6a>>
 * @relayHash ef7804f90d12ccc68a84114f95219c09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 840c755eab482253278a209956a577e17444d0be0a97f2272a194cfc57b882c1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useNoteQueueSubscription$variables = {
  connections: ReadonlyArray<string>;
};
export type useNoteQueueSubscription$data = {
  readonly noteQueueChanged: {
    readonly length: number;
    readonly settledIds: ReadonlyArray<string>;
    readonly waiting: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"NoteItem_note" | "WaitingNote_note">;
      };
    }>;
  };
};
export type useNoteQueueSubscription = {
  response: useNoteQueueSubscription$data;
  variables: useNoteQueueSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "connections"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "length"
},
v2 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v3 = {
  "kind": "ScalarField",
  "name": "settledIds"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "text"
},
v6 = {
  "kind": "ScalarField",
  "name": "createdAt"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "kind": "ScalarField",
  "name": "x"
},
v10 = {
  "kind": "ScalarField",
  "name": "y"
},
v11 = {
  "kind": "ScalarField",
  "name": "width"
},
v12 = {
  "kind": "ScalarField",
  "name": "height"
},
v13 = {
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
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/)
      ]
    },
    {
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ]
    }
  ]
},
v14 = [
  {
    "kind": "Variable",
    "name": "connections",
    "variableName": "connections"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useNoteQueueSubscription",
    "selections": [
      {
        "concreteType": "NoteQueueChange",
        "kind": "LinkedField",
        "name": "noteQueueChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "concreteType": "NoteEdge",
            "kind": "LinkedField",
            "name": "waiting",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "WaitingNote_note"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "NoteItem_note"
                  }
                ]
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNoteQueueSubscription",
    "selections": [
      {
        "concreteType": "NoteQueueChange",
        "kind": "LinkedField",
        "name": "noteQueueChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "concreteType": "NoteEdge",
            "kind": "LinkedField",
            "name": "waiting",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  {
                    "concreteType": "NoteAuthor",
                    "kind": "LinkedField",
                    "name": "author",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "concreteType": "Member",
                        "kind": "LinkedField",
                        "name": "member",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "concreteType": "Note",
                    "kind": "LinkedField",
                    "name": "parent",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "concreteType": "NoteAuthor",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": (v8/*:: as any*/)
                      },
                      (v13/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  },
                  (v13/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
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
                          (v4/*:: as any*/)
                        ]
                      },
                      (v4/*:: as any*/)
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
                      (v6/*:: as any*/),
                      {
                        "concreteType": "NoteAuthor",
                        "kind": "LinkedField",
                        "name": "reporter",
                        "plural": false,
                        "selections": (v8/*:: as any*/)
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "editedAt"
                  }
                ]
              }
            ]
          },
          {
            "handle": "appendEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "waiting",
            "handleArgs": (v14/*:: as any*/)
          },
          (v3/*:: as any*/),
          {
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "settledIds",
            "handleArgs": (v14/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "id": "840c755eab482253278a209956a577e17444d0be0a97f2272a194cfc57b882c1",
    "metadata": {},
    "name": "useNoteQueueSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2a0ec89478c5c620e5136a7d84285dae";

export default node;
