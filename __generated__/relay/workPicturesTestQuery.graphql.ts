/**
 * @generated SignedSource<<35e00a71228ffb4c551b88f75f3f06fd>>
 * @relayHash bf4f3dd8608200f6c3840dc5d7b89586
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f9ce43284847deb53af4af8f19c4ccc44d7aac0463fa368d0a6418304b673e7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type workPicturesTestQuery$variables = Record<PropertyKey, never>;
export type workPicturesTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"PicturesOfWork_work">;
  } | null | undefined;
};
export type workPicturesTestQuery = {
  response: workPicturesTestQuery$data;
  variables: workPicturesTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "storm"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "caption"
},
v3 = {
  "kind": "ScalarField",
  "name": "x"
},
v4 = {
  "kind": "ScalarField",
  "name": "y"
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "kind": "ScalarField",
  "name": "width"
},
v7 = {
  "kind": "ScalarField",
  "name": "height"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ImagePoint"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "workPicturesTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "PicturesOfWork_work"
          }
        ],
        "storageKey": "work(slug:\"storm\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "workPicturesTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
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
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "role"
              },
              {
                "kind": "ScalarField",
                "name": "alt"
              },
              (v2/*:: as any*/),
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
                    "selections": (v5/*:: as any*/)
                  },
                  {
                    "concreteType": "ImagePoint",
                    "kind": "LinkedField",
                    "name": "to",
                    "plural": false,
                    "selections": (v5/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "Detail",
                "kind": "LinkedField",
                "name": "details",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  },
                  (v1/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "service"
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "scaleFactors"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "work(slug:\"storm\")"
      }
    ]
  },
  "params": {
    "id": "6f9ce43284847deb53af4af8f19c4ccc44d7aac0463fa368d0a6418304b673e7",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.dimensions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Dimensions"
        },
        "work.dimensions.heightCm": (v8/*:: as any*/),
        "work.dimensions.widthCm": (v8/*:: as any*/),
        "work.id": (v9/*:: as any*/),
        "work.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "work.images.alt": (v10/*:: as any*/),
        "work.images.caption": (v10/*:: as any*/),
        "work.images.derivativeWidths": (v11/*:: as any*/),
        "work.images.details": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Detail"
        },
        "work.images.details.caption": (v12/*:: as any*/),
        "work.images.details.description": (v10/*:: as any*/),
        "work.images.details.id": (v9/*:: as any*/),
        "work.images.details.region": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Region"
        },
        "work.images.details.region.height": (v13/*:: as any*/),
        "work.images.details.region.width": (v13/*:: as any*/),
        "work.images.details.region.x": (v13/*:: as any*/),
        "work.images.details.region.y": (v13/*:: as any*/),
        "work.images.fileName": (v10/*:: as any*/),
        "work.images.height": (v13/*:: as any*/),
        "work.images.id": (v9/*:: as any*/),
        "work.images.measuredPixelsPerCm": (v8/*:: as any*/),
        "work.images.placeholder": (v12/*:: as any*/),
        "work.images.registration": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "PointPair"
        },
        "work.images.registration.from": (v14/*:: as any*/),
        "work.images.registration.from.x": (v15/*:: as any*/),
        "work.images.registration.from.y": (v15/*:: as any*/),
        "work.images.registration.to": (v14/*:: as any*/),
        "work.images.registration.to.x": (v15/*:: as any*/),
        "work.images.registration.to.y": (v15/*:: as any*/),
        "work.images.role": {
          "enumValues": [
            "FRONT",
            "BACK",
            "DETAIL",
            "XRAY",
            "INFRARED",
            "OVERLAY",
            "OTHER"
          ],
          "nullable": false,
          "plural": false,
          "type": "ImageRole"
        },
        "work.images.service": (v12/*:: as any*/),
        "work.images.tiles": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ImageTiles"
        },
        "work.images.tiles.scaleFactors": (v11/*:: as any*/),
        "work.images.tiles.width": (v13/*:: as any*/),
        "work.images.width": (v13/*:: as any*/),
        "work.title": (v12/*:: as any*/),
        "work.version": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        }
      }
    },
    "name": "workPicturesTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "34bf4ae0e0f0e4e48adfb0ca91181754";

export default node;
