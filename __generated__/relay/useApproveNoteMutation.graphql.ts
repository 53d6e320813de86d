/**
 * @generated SignedSource<<2486a2b90bd56d794cd09f8fa04f1019>>
 * @relayHash 8742c3dcd14ce781b261c513b422f5e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22419b21162a2debf9978bc6979b007a2c999e61581df76fd45b45214e817161

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteShape = "POINT" | "POLYGON" | "RECTANGLE" | "WHOLE" | "%future added value";
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
export type ApproveNoteInput = {
  id: string;
  version: number;
};
export type useApproveNoteMutation$variables = {
  input: ApproveNoteInput;
  queue: ReadonlyArray<string>;
};
export type useApproveNoteMutation$data = {
  readonly approveNote: {
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
export type useApproveNoteMutation$rawResponse = {
  readonly approveNote: {
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
export type useApproveNoteMutation = {
  rawResponse: useApproveNoteMutation$rawResponse;
  response: useApproveNoteMutation$data;
  variables: useApproveNoteMutation$variables;
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
    "name": "useApproveNoteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "approveNote",
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
    "name": "useApproveNoteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "approveNote",
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
    "id": "22419b21162a2debf9978bc6979b007a2c999e61581df76fd45b45214e817161",
    "metadata": {},
    "name": "useApproveNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d724ef794f61832cce0edd06bb981fbf";

export default node;
