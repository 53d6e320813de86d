/**
 * @generated SignedSource<<b22836582f19fc22eea9c511625e229e>>
 * @relayHash f31ee0fbf5173cc980e0aae8c5889766
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f012e1c03f9c9b030ccbc1070e5b5fd840afe6a0057fca8b5f3d3c855382c626

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddWorkImagesInput = {
  upload: string;
  workId: string;
};
export type useAddWorkImagesMutation$variables = {
  input: AddWorkImagesInput;
};
export type useAddWorkImagesMutation$data = {
  readonly addWorkImages: {
    readonly __typename: "AddWorkImagesSuccess";
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
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useAddWorkImagesMutation = {
  response: useAddWorkImagesMutation$data;
  variables: useAddWorkImagesMutation$variables;
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
v24 = [
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v25 = {
  "kind": "InlineFragment",
  "selections": (v24/*:: as any*/),
  "type": "NotAllowed"
},
v26 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v24/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useAddWorkImagesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "addWorkImages",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
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
                            "argumentDefinitions": []
                          }
                        ]
                      }
                    ],
                    "argumentDefinitions": []
                  }
                ]
              }
            ],
            "type": "AddWorkImagesSuccess"
          },
          (v25/*:: as any*/),
          (v26/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddWorkImagesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "addWorkImages",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
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
              }
            ],
            "type": "AddWorkImagesSuccess"
          },
          (v25/*:: as any*/),
          (v26/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "f012e1c03f9c9b030ccbc1070e5b5fd840afe6a0057fca8b5f3d3c855382c626",
    "metadata": {},
    "name": "useAddWorkImagesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "006b07d99e4d265bf37b3cde44b70a4e";

export default node;
