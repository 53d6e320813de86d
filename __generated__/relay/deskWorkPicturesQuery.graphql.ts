/**
 * @generated SignedSource<<208e8ad15623647fd0a4f9de410c32be>>
 * @relayHash c25310ce580e6d323b8e7c839425a54c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e20eeac839aef11c5882f372895f446e165de937ce8456269da834b8de0dd37

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskWorkPicturesQuery$variables = {
  id: string;
};
export type deskWorkPicturesQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkPicturesPage_viewer">;
  } | null | undefined;
};
export type deskWorkPicturesQuery = {
  response: deskWorkPicturesQuery$data;
  variables: deskWorkPicturesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "role"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "caption"
},
v5 = {
  "kind": "ScalarField",
  "name": "x"
},
v6 = {
  "kind": "ScalarField",
  "name": "y"
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "kind": "ScalarField",
  "name": "width"
},
v9 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "deskWorkPicturesQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "WorkPicturesPage_viewer"
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
    "name": "deskWorkPicturesQuery",
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              },
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "__typename"
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
                "args": (v1/*:: as any*/),
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "recordLanguage"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "version"
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
                      (v3/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "alt"
                      },
                      (v4/*:: as any*/),
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
                            "selections": (v7/*:: as any*/)
                          },
                          {
                            "concreteType": "ImagePoint",
                            "kind": "LinkedField",
                            "name": "to",
                            "plural": false,
                            "selections": (v7/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "Detail",
                        "kind": "LinkedField",
                        "name": "details",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
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
                              (v5/*:: as any*/),
                              (v6/*:: as any*/),
                              (v8/*:: as any*/),
                              (v9/*:: as any*/)
                            ]
                          },
                          (v3/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "service"
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
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
                          (v8/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "scaleFactors"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "9e20eeac839aef11c5882f372895f446e165de937ce8456269da834b8de0dd37",
    "metadata": {},
    "name": "deskWorkPicturesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d81ccfbdcfbf1cd84a2fba561ee9edfb";

export default node;
