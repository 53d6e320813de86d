/**
 * @generated SignedSource<<c9461c2fc23df9d3fb8d3a6a53a5fb6f>>
 * @relayHash b29935e819f8137afe04b9f81315836b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 981ee91e5e2835da12f341f8966114a7d4c7260ee867d1e56fb61418f3a6c5b4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteShape = "POINT" | "POLYGON" | "RECTANGLE" | "WHOLE" | "%future added value";
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
export type RestoreHiddenNoteInput = {
  id: string;
  version: number;
};
export type useRestoreHiddenNoteMutation$variables = {
  input: RestoreHiddenNoteInput;
};
export type useRestoreHiddenNoteMutation$data = {
  readonly restoreHiddenNote: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "ModerateNoteSuccess";
    readonly note: {
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
export type useRestoreHiddenNoteMutation$rawResponse = {
  readonly restoreHiddenNote: {
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
export type useRestoreHiddenNoteMutation = {
  rawResponse: useRestoreHiddenNoteMutation$rawResponse;
  response: useRestoreHiddenNoteMutation$data;
  variables: useRestoreHiddenNoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
  "name": "state"
},
v4 = {
  "kind": "ScalarField",
  "name": "message"
},
v5 = {
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
        (v4/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/)
  ],
  "type": "NotAllowed"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRestoreHiddenNoteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreHiddenNote",
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
                  (v3/*:: as any*/)
                ]
              }
            ],
            "type": "ModerateNoteSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
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
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreHiddenNoteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreHiddenNote",
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
                  (v7/*:: as any*/)
                ]
              }
            ],
            "type": "ModerateNoteSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "text"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "tags"
                  },
                  (v3/*:: as any*/),
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
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "981ee91e5e2835da12f341f8966114a7d4c7260ee867d1e56fb61418f3a6c5b4",
    "metadata": {},
    "name": "useRestoreHiddenNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "279a80ab197975ec2ec03eb5a30a9739";

export default node;
