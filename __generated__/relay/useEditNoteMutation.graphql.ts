/**
 * @generated SignedSource<<385a03be6500a5527bbf6807fb07bd07>>
 * @relayHash ffed3bf5e3f7577aec969c220ddda14e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cff8c812fcedb47887ad18a0f07fe1de70f49c2b307d3bf9ea75a266ad2e337c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
export type EditNoteInput = {
  id: string;
  region?: NoteRegionInput | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  text: string;
  version: number;
};
export type NoteRegionInput = {
  point?: never;
  polygon?: never;
  rectangle?: never;
  whole: boolean;
} | {
  point?: never;
  polygon?: never;
  rectangle: RegionInput;
  whole?: never;
} | {
  point?: never;
  polygon: ReadonlyArray<ImagePointInput>;
  rectangle?: never;
  whole?: never;
} | {
  point: ImagePointInput;
  polygon?: never;
  rectangle?: never;
  whole?: never;
};
export type RegionInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type ImagePointInput = {
  x: number;
  y: number;
};
export type useEditNoteMutation$variables = {
  input: EditNoteInput;
};
export type useEditNoteMutation$data = {
  readonly editNote: {
    readonly __typename: "EditNoteSuccess";
    readonly note: {
      readonly " $fragmentSpreads": FragmentRefs<"useEditNote_note">;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NoteConflict";
    readonly message: string;
    readonly note: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"useEditNote_note">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useEditNoteMutation$rawResponse = {
  readonly editNote: {
    readonly __typename: "EditNoteSuccess";
    readonly note: {
      readonly editedAt: string | null | undefined;
      readonly id: string;
      readonly state: NoteState;
      readonly tags: ReadonlyArray<string>;
      readonly text: string;
      readonly version: number;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NoteConflict";
    readonly message: string;
    readonly note: {
      readonly editedAt: string | null | undefined;
      readonly id: string;
      readonly state: NoteState;
      readonly tags: ReadonlyArray<string>;
      readonly text: string;
      readonly version: number;
    };
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useEditNoteMutation = {
  rawResponse: useEditNoteMutation$rawResponse;
  response: useEditNoteMutation$data;
  variables: useEditNoteMutation$variables;
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
  "kind": "FragmentSpread",
  "name": "useEditNote_note"
},
v4 = {
  "kind": "ScalarField",
  "name": "message"
},
v5 = {
  "kind": "ScalarField",
  "name": "version"
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
        (v4/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = {
  "kind": "ScalarField",
  "name": "text"
},
v9 = {
  "kind": "ScalarField",
  "name": "tags"
},
v10 = {
  "kind": "ScalarField",
  "name": "state"
},
v11 = {
  "kind": "ScalarField",
  "name": "editedAt"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useEditNoteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "editNote",
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
            "type": "EditNoteSuccess"
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
                  (v5/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              }
            ],
            "type": "NoteConflict"
          },
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
    "name": "useEditNoteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "editNote",
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v5/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              }
            ],
            "type": "EditNoteSuccess"
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
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              }
            ],
            "type": "NoteConflict"
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "cff8c812fcedb47887ad18a0f07fe1de70f49c2b307d3bf9ea75a266ad2e337c",
    "metadata": {},
    "name": "useEditNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "896936f427fdda49d504129cb6c15870";

export default node;
