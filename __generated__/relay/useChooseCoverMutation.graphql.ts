/**
 * @generated SignedSource<<9ce64ed401014718bc9ad3820194fde5>>
 * @relayHash d33043a802983b119b86443b202d8174
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e6bd1d2e5ec83022e1ba021d38193d266e97086c60ea5d6818c22b0a45a5141

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumVisibility = "LINK" | "PRIVATE" | "PUBLIC" | "%future added value";
export type UpdateAlbumInput = {
  coverEntryId?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  title?: string | null | undefined;
  version: number;
  visibility?: AlbumVisibility | null | undefined;
};
export type useChooseCoverMutation$variables = {
  input: UpdateAlbumInput;
};
export type useChooseCoverMutation$data = {
  readonly updateAlbum: {
    readonly __typename: "AlbumConflict";
    readonly album: {
      readonly cover: {
        readonly id: string;
      } | null | undefined;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
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
    readonly __typename: "UpdateAlbumSuccess";
    readonly album: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useChooseCoverMutation = {
  response: useChooseCoverMutation$data;
  variables: useChooseCoverMutation$variables;
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
  "name": "version"
},
v4 = {
  "kind": "FragmentSpread",
  "name": "AlbumCard_album"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = [
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v6/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "NotAllowed"
},
v9 = {
  "kind": "ScalarField",
  "name": "title"
},
v10 = {
  "kind": "ScalarField",
  "name": "visibility"
},
v11 = {
  "kind": "ScalarField",
  "name": "entryCount"
},
v12 = {
  "concreteType": "Member",
  "kind": "LinkedField",
  "name": "owner",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    (v5/*:: as any*/)
  ]
},
v13 = {
  "kind": "ScalarField",
  "name": "view"
},
v14 = {
  "kind": "ScalarField",
  "name": "width"
},
v15 = {
  "kind": "ScalarField",
  "name": "height"
},
v16 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "service"
    },
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "placeholder"
    },
    {
      "kind": "ScalarField",
      "name": "derivativeWidths"
    },
    (v5/*:: as any*/)
  ]
},
v17 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "address"
    },
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useChooseCoverMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "updateAlbum",
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
              }
            ],
            "type": "UpdateAlbumSuccess"
          },
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
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/)
                    ]
                  },
                  (v4/*:: as any*/)
                ]
              }
            ],
            "type": "AlbumConflict"
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChooseCoverMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "updateAlbum",
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
                  (v5/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "type": "UpdateAlbumSuccess"
          },
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
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v13/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ]
                  },
                  (v5/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ]
              }
            ],
            "type": "AlbumConflict"
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "7e6bd1d2e5ec83022e1ba021d38193d266e97086c60ea5d6818c22b0a45a5141",
    "metadata": {},
    "name": "useChooseCoverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8a42c150a263fa8f3c76391e2ab5c40";

export default node;
