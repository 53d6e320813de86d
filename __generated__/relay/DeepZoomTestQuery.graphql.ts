/**
 * @generated SignedSource<<beab68d81eee02e9d294a48e6281ca86>>
 * @relayHash e8e8e963435be6cf8705dd9698da75d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b1946e196f292875e1c597e74ad9008908e9da83b104720d8c2299f98bd3be3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeepZoomTestQuery$variables = Record<PropertyKey, never>;
export type DeepZoomTestQuery$data = {
  readonly work: {
    readonly images: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DeepZoom_images">;
    }> | null | undefined;
  } | null | undefined;
};
export type DeepZoomTestQuery = {
  response: DeepZoomTestQuery$data;
  variables: DeepZoomTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "mercator"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeepZoomTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeepZoom_images"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeepZoomTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "caption",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "service",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "placeholder",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "derivativeWidths",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImageTiles",
                "kind": "LinkedField",
                "name": "tiles",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scaleFactors",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "4b1946e196f292875e1c597e74ad9008908e9da83b104720d8c2299f98bd3be3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v3/*:: as any*/),
        "work.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "work.images.alt": (v4/*:: as any*/),
        "work.images.caption": (v4/*:: as any*/),
        "work.images.derivativeWidths": (v5/*:: as any*/),
        "work.images.height": (v6/*:: as any*/),
        "work.images.id": (v3/*:: as any*/),
        "work.images.placeholder": (v7/*:: as any*/),
        "work.images.service": (v7/*:: as any*/),
        "work.images.tiles": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ImageTiles"
        },
        "work.images.tiles.scaleFactors": (v5/*:: as any*/),
        "work.images.tiles.width": (v6/*:: as any*/),
        "work.images.width": (v6/*:: as any*/)
      }
    },
    "name": "DeepZoomTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d4fc988980c4f069f0acea06d66479bf";

export default node;
