/**
 * @generated SignedSource<<dfbff04796fb665fa7378a88a57267e1>>
 * @relayHash 7d7d18c1f597273807a726c6e4d6ec14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89d764b0b6fd4321c7b97a5c342bcf94183edeb1570f9570dfeb3cb88473a891

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOthersChangesQuery$variables = {
  id: string;
};
export type useOthersChangesQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly member: {
        readonly name: string | null | undefined;
      };
    } | null | undefined;
    readonly desk: {
      readonly work: {
        readonly history: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly by: string | null | undefined;
            };
          }> | null | undefined;
        } | null | undefined;
        readonly version: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"PicturesOfWork_work">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useOthersChangesQuery = {
  response: useOthersChangesQuery$data;
  variables: useOthersChangesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "version"
},
v4 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "WorkRevisionConnection",
  "kind": "LinkedField",
  "name": "history",
  "plural": false,
  "selections": [
    {
      "concreteType": "WorkRevisionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "WorkRevision",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "by"
            }
          ]
        }
      ]
    }
  ],
  "storageKey": "history(first:1)"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "caption"
},
v7 = {
  "kind": "ScalarField",
  "name": "x"
},
v8 = {
  "kind": "ScalarField",
  "name": "y"
},
v9 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "kind": "ScalarField",
  "name": "width"
},
v11 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useOthersChangesQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
                ]
              }
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v2/*:: as any*/),
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "PicturesOfWork_work"
                  },
                  (v4/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOthersChangesQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              },
              (v5/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v2/*:: as any*/),
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
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
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "images",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "role"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "alt"
                      },
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "measuredPixelsPerCm"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "fileName"
                      },
                      {
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
                            "selections": (v9/*:: as any*/)
                          },
                          {
                            "concreteType": "ImagePoint",
                            "kind": "LinkedField",
                            "name": "to",
                            "plural": false,
                            "selections": (v9/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "Detail",
                        "kind": "LinkedField",
                        "name": "details",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "description"
                          },
                          {
                            "concreteType": "Region",
                            "kind": "LinkedField",
                            "name": "region",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/)
                            ]
                          },
                          (v5/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "service"
                      },
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "placeholder"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "derivativeWidths"
                      },
                      {
                        "concreteType": "ImageTiles",
                        "kind": "LinkedField",
                        "name": "tiles",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "scaleFactors"
                          }
                        ]
                      }
                    ]
                  },
                  (v4/*:: as any*/)
                ]
              }
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "89d764b0b6fd4321c7b97a5c342bcf94183edeb1570f9570dfeb3cb88473a891",
    "metadata": {},
    "name": "useOthersChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "184af4eaed3a526112e408cf9f03d67f";

export default node;
