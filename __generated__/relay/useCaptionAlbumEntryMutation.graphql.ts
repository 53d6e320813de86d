/**
 * @generated SignedSource<<96d6aa21b9a58b42677cf1e36aec1992>>
 * @relayHash 6d33ee94fdb3623b532716436f364d6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26121eb0951706234b6840c52c1fe38e282ecab72bd7504704fe6fe5dd10bfc6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CaptionAlbumEntryInput = {
  caption: string;
  id: string;
  version: number;
};
export type useCaptionAlbumEntryMutation$variables = {
  input: CaptionAlbumEntryInput;
};
export type useCaptionAlbumEntryMutation$data = {
  readonly captionAlbumEntry: {
    readonly __typename: "AlbumEntryConflict";
    readonly entry: {
      readonly " $fragmentSpreads": FragmentRefs<"albumEntry_entry">;
    };
  } | {
    readonly __typename: "CaptionAlbumEntrySuccess";
    readonly album: {
      readonly change: number;
    };
    readonly entry: {
      readonly " $fragmentSpreads": FragmentRefs<"albumEntry_entry">;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
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
export type useCaptionAlbumEntryMutation = {
  response: useCaptionAlbumEntryMutation$data;
  variables: useCaptionAlbumEntryMutation$variables;
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
  "name": "change"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "position"
},
v6 = {
  "kind": "ScalarField",
  "name": "view"
},
v7 = {
  "kind": "ScalarField",
  "name": "path"
},
v8 = {
  "kind": "ScalarField",
  "name": "caption"
},
v9 = {
  "kind": "ScalarField",
  "name": "version"
},
v10 = {
  "kind": "ScalarField",
  "name": "name"
},
v11 = {
  "concreteType": "Member",
  "kind": "LinkedField",
  "name": "addedBy",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v10/*:: as any*/)
  ]
},
v12 = {
  "kind": "ScalarField",
  "name": "slug"
},
v13 = {
  "kind": "ScalarField",
  "name": "title"
},
v14 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v15 = {
  "concreteType": "Creator",
  "kind": "LinkedField",
  "name": "creators",
  "plural": true,
  "selections": [
    (v10/*:: as any*/)
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "date"
},
v17 = {
  "kind": "ScalarField",
  "name": "service"
},
v18 = {
  "kind": "ScalarField",
  "name": "width"
},
v19 = {
  "kind": "ScalarField",
  "name": "height"
},
v20 = {
  "kind": "ScalarField",
  "name": "alt"
},
v21 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v22 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v23 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "address"
    },
    (v18/*:: as any*/),
    (v19/*:: as any*/)
  ]
},
v24 = {
  "concreteType": "AlbumEntry",
  "kind": "LinkedField",
  "name": "entry",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "albumEntry_entry",
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v11/*:: as any*/),
        {
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": [
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v14/*:: as any*/),
            (v15/*:: as any*/),
            (v16/*:: as any*/)
          ]
        },
        {
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            (v17/*:: as any*/),
            (v18/*:: as any*/),
            (v19/*:: as any*/),
            (v20/*:: as any*/),
            (v21/*:: as any*/),
            (v22/*:: as any*/)
          ]
        },
        (v23/*:: as any*/)
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v25 = [
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v26 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v25/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
},
v27 = {
  "kind": "InlineFragment",
  "selections": (v25/*:: as any*/),
  "type": "NotAllowed"
},
v28 = {
  "concreteType": "AlbumEntry",
  "kind": "LinkedField",
  "name": "entry",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v11/*:: as any*/),
    {
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "work",
      "plural": false,
      "selections": [
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v4/*:: as any*/)
      ]
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v17/*:: as any*/),
        (v18/*:: as any*/),
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        (v21/*:: as any*/),
        (v22/*:: as any*/),
        (v4/*:: as any*/)
      ]
    },
    (v23/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCaptionAlbumEntryMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "captionAlbumEntry",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "album",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ]
              },
              (v24/*:: as any*/)
            ],
            "type": "CaptionAlbumEntrySuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v24/*:: as any*/)
            ],
            "type": "AlbumEntryConflict"
          },
          (v26/*:: as any*/),
          (v27/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCaptionAlbumEntryMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "captionAlbumEntry",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "album",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              (v28/*:: as any*/)
            ],
            "type": "CaptionAlbumEntrySuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v28/*:: as any*/)
            ],
            "type": "AlbumEntryConflict"
          },
          (v26/*:: as any*/),
          (v27/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "26121eb0951706234b6840c52c1fe38e282ecab72bd7504704fe6fe5dd10bfc6",
    "metadata": {},
    "name": "useCaptionAlbumEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2fb48f2cf303bbf6e44aaddb2ab80a8";

export default node;
