/**
 * @generated SignedSource<<3fd3d75b10aba68a3a91a73176ed7ea5>>
 * @relayHash c4fa37f69d882360c3dff9e290d78c32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95d04898954ab2e621f6585a50b6e2c3534bd161e65d18190e3229d6ea6cd5ec

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type workQuery$variables = {
  slug: string;
};
export type workQuery$data = {
  readonly work: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorkHead_work" | "WorkPage_work" | "preloadFirstPicture_work">;
  } | null | undefined;
};
export type workQuery = {
  response: workQuery$data;
  variables: workQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "service"
},
v4 = {
  "kind": "ScalarField",
  "name": "width"
},
v5 = {
  "kind": "ScalarField",
  "name": "height"
},
v6 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v7 = {
  "kind": "ScalarField",
  "name": "slug"
},
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "role"
},
v10 = {
  "kind": "ScalarField",
  "name": "date"
},
v11 = {
  "kind": "ScalarField",
  "name": "description"
},
v12 = {
  "kind": "ScalarField",
  "name": "label"
},
v13 = {
  "kind": "ScalarField",
  "name": "alt"
},
v14 = {
  "kind": "ScalarField",
  "name": "id"
},
v15 = {
  "kind": "ScalarField",
  "name": "caption"
},
v16 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v17 = {
  "kind": "ScalarField",
  "name": "x"
},
v18 = {
  "kind": "ScalarField",
  "name": "y"
},
v19 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/)
],
v20 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "workQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "WorkHead_work"
          },
          {
            "kind": "FragmentSpread",
            "name": "WorkPage_work"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "preloadFirstPicture_work",
            "selections": [
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "images",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              }
            ],
            "argumentDefinitions": []
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
    "name": "workQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v7/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "identifier"
          },
          {
            "concreteType": "Creator",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ]
          },
          (v10/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "workType"
          },
          {
            "kind": "ScalarField",
            "name": "technique"
          },
          (v11/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "creditLine"
          },
          {
            "concreteType": "Rights",
            "kind": "LinkedField",
            "name": "rights",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "uri"
              },
              (v12/*:: as any*/)
            ]
          },
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v6/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "noteCount"
              },
              {
                "kind": "ScalarField",
                "name": "pixelsPerCm"
              },
              {
                "concreteType": "ImageTiles",
                "kind": "LinkedField",
                "name": "tiles",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "scaleFactors"
                  }
                ]
              },
              {
                "concreteType": "Detail",
                "kind": "LinkedField",
                "name": "details",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  },
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "concreteType": "Region",
                    "kind": "LinkedField",
                    "name": "region",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              },
              (v9/*:: as any*/),
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
                    "selections": (v19/*:: as any*/)
                  },
                  {
                    "concreteType": "ImagePoint",
                    "kind": "LinkedField",
                    "name": "to",
                    "plural": false,
                    "selections": (v19/*:: as any*/)
                  }
                ]
              }
            ]
          },
          (v20/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "subjects"
          },
          {
            "kind": "ScalarField",
            "name": "places"
          },
          {
            "concreteType": "Dimensions",
            "kind": "LinkedField",
            "name": "dimensions",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "text"
              }
            ]
          },
          {
            "concreteType": "MetadataEntry",
            "kind": "LinkedField",
            "name": "metadata",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "values"
              }
            ]
          },
          (v14/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "earliestYear"
          },
          {
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 12
              }
            ],
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "related",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "primaryImage",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v14/*:: as any*/),
                  (v3/*:: as any*/),
                  (v13/*:: as any*/),
                  (v16/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              },
              (v7/*:: as any*/),
              (v2/*:: as any*/),
              (v20/*:: as any*/),
              {
                "concreteType": "Creator",
                "kind": "LinkedField",
                "name": "creators",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/)
                ]
              },
              (v10/*:: as any*/)
            ],
            "storageKey": "related(first:12)"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "95d04898954ab2e621f6585a50b6e2c3534bd161e65d18190e3229d6ea6cd5ec",
    "metadata": {},
    "name": "workQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f116bd5490087512531a572e64e5800";

export default node;
