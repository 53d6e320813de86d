/**
 * @generated SignedSource<<d6162e8c886cc447136b742cda9ee006>>
 * @relayHash 34767ec7021528f6fc2ececfd98e5375
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b64195a46b27557379549a23d66cf3070132cce83d8a3f5c1457e57b3429a8d1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RestoreWorkRevisionInput = {
  id: string;
  number: number;
  version: number;
};
export type usePutPicturesBackMutation$variables = {
  input: RestoreWorkRevisionInput;
};
export type usePutPicturesBackMutation$data = {
  readonly restoreWorkRevision: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "RestoreWorkRevisionSuccess";
    readonly work: {
      readonly " $fragmentSpreads": FragmentRefs<"workInHand_work">;
    };
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
export type usePutPicturesBackMutation = {
  response: usePutPicturesBackMutation$data;
  variables: usePutPicturesBackMutation$variables;
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
    "name": "usePutPicturesBackMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreWorkRevision",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v24/*:: as any*/)
            ],
            "type": "RestoreWorkRevisionSuccess"
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
    "name": "usePutPicturesBackMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreWorkRevision",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v29/*:: as any*/)
            ],
            "type": "RestoreWorkRevisionSuccess"
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
    "id": "b64195a46b27557379549a23d66cf3070132cce83d8a3f5c1457e57b3429a8d1",
    "metadata": {},
    "name": "usePutPicturesBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "42aed7252fdee03c93eb5eb28e5d7d6f";

export default node;
