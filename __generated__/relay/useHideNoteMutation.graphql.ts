/**
 * @generated SignedSource<<333ec11386a8be55a36ea01823a84084>>
 * @relayHash 5019e1fbd75a3b4c72b20cb64eb7dcee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25c72b94e5ab4bfa1e4da319253d4a5f7f16e7d2b353a815a9746f5f33eb4808

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteShape = "POINT" | "POLYGON" | "RECTANGLE" | "WHOLE" | "%future added value";
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
export type HideNoteInput = {
  id: string;
};
export type useHideNoteMutation$variables = {
  input: HideNoteInput;
  queue: ReadonlyArray<string>;
};
export type useHideNoteMutation$data = {
  readonly hideNote: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "ModerateNoteSuccess";
    readonly note: {
      readonly id: string;
      readonly state: NoteState;
    };
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "NoteConflict";
    readonly message: string;
    readonly note: {
      readonly " $fragmentSpreads": FragmentRefs<"NoteItem_note">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useHideNoteMutation$rawResponse = {
  readonly hideNote: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "ModerateNoteSuccess";
    readonly note: {
      readonly id: string;
      readonly state: NoteState;
    };
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "NoteConflict";
    readonly message: string;
    readonly note: {
      readonly author: {
        readonly member: {
          readonly id: string;
        } | null | undefined;
        readonly name: string;
      };
      readonly createdAt: string;
      readonly editedAt: string | null | undefined;
      readonly id: string;
      readonly parent: {
        readonly id: string;
      } | null | undefined;
      readonly region: {
        readonly box: {
          readonly height: number;
          readonly width: number;
          readonly x: number;
          readonly y: number;
        };
        readonly points: ReadonlyArray<{
          readonly x: number;
          readonly y: number;
        }>;
        readonly shape: NoteShape;
      } | null | undefined;
      readonly state: NoteState;
      readonly tags: ReadonlyArray<string>;
      readonly text: string;
      readonly version: number;
    };
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useHideNoteMutation = {
  rawResponse: useHideNoteMutation$rawResponse;
  response: useHideNoteMutation$data;
  variables: useHideNoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "queue"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "state"
},
v5 = {
  "kind": "ScalarField",
  "name": "message"
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "field"
        },
        (v5/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/)
  ],
  "type": "NotAllowed"
},
v8 = [
  (v3/*:: as any*/)
],
v9 = {
  "kind": "ScalarField",
  "name": "x"
},
v10 = {
  "kind": "ScalarField",
  "name": "y"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useHideNoteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "hideNote",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              }
            ],
            "type": "ModerateNoteSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "NoteItem_note"
                  }
                ]
              }
            ],
            "type": "NoteConflict"
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHideNoteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "hideNote",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "handle": "deleteEdge",
                    "key": "",
                    "kind": "ScalarHandle",
                    "name": "id",
                    "handleArgs": [
                      {
                        "kind": "Variable",
                        "name": "connections",
                        "variableName": "queue"
                      }
                    ]
                  },
                  (v4/*:: as any*/)
                ]
              }
            ],
            "type": "ModerateNoteSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "text"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "tags"
                  },
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "createdAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "editedAt"
                  },
                  {
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
                        "selections": (v8/*:: as any*/)
                      }
                    ]
                  },
                  {
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
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "version"
                  },
                  {
                    "concreteType": "Note",
                    "kind": "LinkedField",
                    "name": "parent",
                    "plural": false,
                    "selections": (v8/*:: as any*/)
                  }
                ]
              }
            ],
            "type": "NoteConflict"
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "25c72b94e5ab4bfa1e4da319253d4a5f7f16e7d2b353a815a9746f5f33eb4808",
    "metadata": {},
    "name": "useHideNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32f66fd2f4a80fd5b783697bcb271976";

export default node;
