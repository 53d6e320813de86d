/**
 * @generated SignedSource<<f1288080a6398914a2a6b0562ff5e64c>>
 * @relayHash ed011878cdfc6501bf355c2210272d42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 291568112e9b6ea4c3a195cfa807f6c5c588c6d849b717813c7f84ebd10f088d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionColours = "GREY" | "NIGHT" | "PAPER" | "SITE" | "%future added value";
export type ExhibitionTypeface = "SANS" | "SERIF" | "%future added value";
import { RichText } from "../../src/text/rich-text";
export type EditExhibitionInput = {
  closesOn?: string | null | undefined;
  colours?: ExhibitionColours | null | undefined;
  cover?: TakenViewInput | null | undefined;
  credits?: RichText | null | undefined;
  id: string;
  introduction?: RichText | null | undefined;
  language?: string | null | undefined;
  opensOn?: string | null | undefined;
  title?: string | null | undefined;
  typeface?: ExhibitionTypeface | null | undefined;
  version: number;
};
export type TakenViewInput = {
  frame: string;
  height: number;
  imageId: string;
  place: number;
  width: number;
  workId: string;
};
export type useEditExhibitionMutation$variables = {
  input: EditExhibitionInput;
};
export type useEditExhibitionMutation$data = {
  readonly editExhibition: {
    readonly __typename: "ChangeExhibitionSuccess";
    readonly exhibition: {
      readonly " $fragmentSpreads": FragmentRefs<"deskHead_exhibition">;
    };
  } | {
    readonly __typename: "ExhibitionConflict";
    readonly exhibition: {
      readonly " $fragmentSpreads": FragmentRefs<"deskHead_exhibition">;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useEditExhibitionMutation = {
  response: useEditExhibitionMutation$data;
  variables: useEditExhibitionMutation$variables;
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
  "name": "title"
},
v4 = {
  "kind": "ScalarField",
  "name": "introduction"
},
v5 = {
  "kind": "ScalarField",
  "name": "workId"
},
v6 = {
  "kind": "ScalarField",
  "name": "imageId"
},
v7 = {
  "kind": "ScalarField",
  "name": "place"
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
  "kind": "ScalarField",
  "name": "frame"
},
v11 = {
  "kind": "ScalarField",
  "name": "isDoubtful"
},
v12 = {
  "kind": "ScalarField",
  "name": "alt"
},
v13 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "address"
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ]
},
v14 = {
  "kind": "ScalarField",
  "name": "opensOn"
},
v15 = {
  "kind": "ScalarField",
  "name": "closesOn"
},
v16 = {
  "kind": "ScalarField",
  "name": "colours"
},
v17 = {
  "kind": "ScalarField",
  "name": "typeface"
},
v18 = {
  "kind": "ScalarField",
  "name": "credits"
},
v19 = {
  "kind": "ScalarField",
  "name": "language"
},
v20 = {
  "kind": "ScalarField",
  "name": "version"
},
v21 = {
  "kind": "ScalarField",
  "name": "change"
},
v22 = [
  {
    "concreteType": "Exhibition",
    "kind": "LinkedField",
    "name": "exhibition",
    "plural": false,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "deskHead_exhibition",
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "takenViewInHand_view",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "concreteType": "Work",
                    "kind": "LinkedField",
                    "name": "work",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/)
                    ]
                  },
                  (v13/*:: as any*/)
                ],
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ]
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/)
        ],
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ]
  }
],
v23 = {
  "kind": "ScalarField",
  "name": "message"
},
v24 = {
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
        (v23/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v25 = {
  "kind": "InlineFragment",
  "selections": [
    (v23/*:: as any*/)
  ],
  "type": "NotAllowed"
},
v26 = {
  "kind": "ScalarField",
  "name": "id"
},
v27 = [
  {
    "concreteType": "Exhibition",
    "kind": "LinkedField",
    "name": "exhibition",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "concreteType": "TakenView",
        "kind": "LinkedField",
        "name": "cover",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "work",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v26/*:: as any*/)
            ]
          },
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v26/*:: as any*/)
            ]
          },
          (v13/*:: as any*/)
        ]
      },
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/),
      (v26/*:: as any*/)
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useEditExhibitionMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "editExhibition",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v22/*:: as any*/),
            "type": "ChangeExhibitionSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": (v22/*:: as any*/),
            "type": "ExhibitionConflict"
          },
          (v24/*:: as any*/),
          (v25/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEditExhibitionMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "editExhibition",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v27/*:: as any*/),
            "type": "ChangeExhibitionSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": (v27/*:: as any*/),
            "type": "ExhibitionConflict"
          },
          (v24/*:: as any*/),
          (v25/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "291568112e9b6ea4c3a195cfa807f6c5c588c6d849b717813c7f84ebd10f088d",
    "metadata": {},
    "name": "useEditExhibitionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b69e3c6de09e0043f555f6b052876714";

export default node;
