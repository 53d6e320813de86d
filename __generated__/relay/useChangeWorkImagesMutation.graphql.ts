/**
 * @generated SignedSource<<81376315f0e6eb238c0af0a51b2e6b43>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Dimensions",
  "kind": "LinkedField",
  "name": "dimensions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heightCm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widthCm",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "measuredPixelsPerCm",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "x",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "y",
  "storageKey": null
},
v14 = [
  (v12/*:: as any*/),
  (v13/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "PointPair",
  "kind": "LinkedField",
  "name": "registration",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": (v14/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": (v14/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Region",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "service",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholder",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "derivativeWidths",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "ImageTiles",
  "kind": "LinkedField",
  "name": "tiles",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scaleFactors",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
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
          "alias": null,
          "args": null,
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
                  "alias": null,
                  "args": null,
                  "concreteType": "Detail",
                  "kind": "LinkedField",
                  "name": "details",
                  "plural": true,
                  "selections": [
                    (v9/*:: as any*/),
                    (v16/*:: as any*/),
                    (v19/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v20/*:: as any*/),
                (v17/*:: as any*/),
                (v18/*:: as any*/),
                (v21/*:: as any*/),
                (v22/*:: as any*/),
                (v23/*:: as any*/)
              ],
              "args": null,
              "argumentDefinitions": ([]/*:: as any*/)
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v26 = [
  (v25/*:: as any*/)
],
v27 = {
  "kind": "InlineFragment",
  "selections": (v26/*:: as any*/),
  "type": "NotAllowed",
  "abstractKey": null
},
v28 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v26/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v29 = {
  "alias": null,
  "args": null,
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
      "alias": null,
      "args": null,
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
          "alias": null,
          "args": null,
          "concreteType": "Detail",
          "kind": "LinkedField",
          "name": "details",
          "plural": true,
          "selections": [
            (v9/*:: as any*/),
            (v16/*:: as any*/),
            (v19/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        (v20/*:: as any*/),
        (v17/*:: as any*/),
        (v18/*:: as any*/),
        (v21/*:: as any*/),
        (v22/*:: as any*/),
        (v23/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeWorkImagesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
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
            "type": "ChangeWorkImagesSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v25/*:: as any*/),
              (v24/*:: as any*/)
            ],
            "type": "WorkConflict",
            "abstractKey": null
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeWorkImagesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
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
            "type": "ChangeWorkImagesSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v25/*:: as any*/),
              (v29/*:: as any*/)
            ],
            "type": "WorkConflict",
            "abstractKey": null
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ],
        "storageKey": null
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
