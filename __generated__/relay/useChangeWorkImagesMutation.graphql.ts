/**
 * @generated SignedSource<<4e663bdd15bf8b07a26bc1aad2fd1946>>
 * @relayHash 25750927d52624f95bcd8c184a44919a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea1b8f3bdff48c32c422241db4d2fdc1a689af5e34a129da6a0fdaed7c2c386d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImageRole = "BACK" | "DETAIL" | "FRONT" | "INFRARED" | "OTHER" | "OVERLAY" | "XRAY" | "%future added value";
export type ChangeWorkImagesInput = {
  images: ReadonlyArray<WorkImageInput>;
  version: number;
  workId: string;
};
export type WorkImageInput = {
  alt?: string | null | undefined;
  caption?: string | null | undefined;
  details?: ReadonlyArray<DetailInput> | null | undefined;
  id: string;
  pixelsPerCm?: number | null | undefined;
  registration?: ReadonlyArray<PointPairInput> | null | undefined;
  role?: ImageRole | null | undefined;
};
export type PointPairInput = {
  from: ImagePointInput;
  to: ImagePointInput;
};
export type ImagePointInput = {
  x: number;
  y: number;
};
export type DetailInput = {
  caption: string;
  description?: string | null | undefined;
  region: RegionInput;
};
export type RegionInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type useChangeWorkImagesMutation$variables = {
  input: ChangeWorkImagesInput;
};
export type useChangeWorkImagesMutation$data = {
  readonly changeWorkImages: {
    readonly __typename: "ChangeWorkImagesSuccess";
    readonly work: {
      readonly " $fragmentSpreads": FragmentRefs<"workInHand_work">;
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
    readonly __typename: "WorkConflict";
    readonly message: string;
    readonly work: {
      readonly " $fragmentSpreads": FragmentRefs<"workInHand_work">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useChangeWorkImagesMutation = {
  response: useChangeWorkImagesMutation$data;
  variables: useChangeWorkImagesMutation$variables;
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
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
  "kind": "ScalarField",
  "name": "version"
},
v6 = {
  "concreteType": "Dimensions",
  "kind": "LinkedField",
  "name": "dimensions",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "heightCm"
    },
    {
      "kind": "ScalarField",
      "name": "widthCm"
    }
  ]
},
v7 = {
  "kind": "ScalarField",
  "name": "role"
},
v8 = {
  "kind": "ScalarField",
  "name": "alt"
},
v9 = {
  "kind": "ScalarField",
  "name": "caption"
},
v10 = {
  "kind": "ScalarField",
  "name": "measuredPixelsPerCm"
},
v11 = {
  "kind": "ScalarField",
  "name": "fileName"
},
v12 = {
  "kind": "ScalarField",
  "name": "x"
},
v13 = {
  "kind": "ScalarField",
  "name": "y"
},
v14 = [
  (v12/*:: as any*/),
  (v13/*:: as any*/)
],
v15 = {
  "concreteType": "PointPair",
  "kind": "LinkedField",
  "name": "registration",
  "plural": true,
  "selections": [
    {
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": (v14/*:: as any*/)
    },
    {
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": (v14/*:: as any*/)
    }
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "description"
},
v17 = {
  "kind": "ScalarField",
  "name": "width"
},
v18 = {
  "kind": "ScalarField",
  "name": "height"
},
v19 = {
  "concreteType": "Region",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ]
},
v20 = {
  "kind": "ScalarField",
  "name": "service"
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
  "concreteType": "ImageTiles",
  "kind": "LinkedField",
  "name": "tiles",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "scaleFactors"
    }
  ]
},
v24 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "workInHand_work",
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        {
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "images",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "deskPicture_image",
              "selections": [
                (v3/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                (v15/*:: as any*/),
                {
                  "concreteType": "Detail",
                  "kind": "LinkedField",
                  "name": "details",
                  "plural": true,
                  "selections": [
                    (v9/*:: as any*/),
                    (v16/*:: as any*/),
                    (v19/*:: as any*/)
                  ]
                },
                (v20/*:: as any*/),
                (v17/*:: as any*/),
                (v18/*:: as any*/),
                (v21/*:: as any*/),
                (v22/*:: as any*/),
                (v23/*:: as any*/)
              ],
              "argumentDefinitions": ([]/*:: as any*/)
            }
          ]
        }
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v25 = {
  "kind": "ScalarField",
  "name": "message"
},
v26 = [
  (v25/*:: as any*/)
],
v27 = {
  "kind": "InlineFragment",
  "selections": (v26/*:: as any*/),
  "type": "NotAllowed"
},
v28 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v26/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
},
v29 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v15/*:: as any*/),
        {
          "concreteType": "Detail",
          "kind": "LinkedField",
          "name": "details",
          "plural": true,
          "selections": [
            (v9/*:: as any*/),
            (v16/*:: as any*/),
            (v19/*:: as any*/),
            (v3/*:: as any*/)
          ]
        },
        (v20/*:: as any*/),
        (v17/*:: as any*/),
        (v18/*:: as any*/),
        (v21/*:: as any*/),
        (v22/*:: as any*/),
        (v23/*:: as any*/)
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useChangeWorkImagesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "changeWorkImages",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v24/*:: as any*/)
            ],
            "type": "ChangeWorkImagesSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v25/*:: as any*/),
              (v24/*:: as any*/)
            ],
            "type": "WorkConflict"
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeWorkImagesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "changeWorkImages",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v29/*:: as any*/)
            ],
            "type": "ChangeWorkImagesSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v25/*:: as any*/),
              (v29/*:: as any*/)
            ],
            "type": "WorkConflict"
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "ea1b8f3bdff48c32c422241db4d2fdc1a689af5e34a129da6a0fdaed7c2c386d",
    "metadata": {},
    "name": "useChangeWorkImagesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce2a1204ae13e9974e2b3de206804411";

export default node;
