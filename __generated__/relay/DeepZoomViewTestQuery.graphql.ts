/**
 * @generated SignedSource<<1cf4e24cae6ef9aea5dc00396ccddc83>>
 * @relayHash 33faf8c59712ba61730d9e1775b12cef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b15d0ed0a89f04761652468cfb6122a2c7e07673806afb05f63915687761b51

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeepZoomViewTestQuery$variables = Record<PropertyKey, never>;
export type DeepZoomViewTestQuery$data = {
  readonly work: {
    readonly primaryImage: {
      readonly " $fragmentSpreads": FragmentRefs<"DeepZoomView_image">;
    } | null | undefined;
  } | null | undefined;
};
export type DeepZoomViewTestQuery = {
  response: DeepZoomViewTestQuery$data;
  variables: DeepZoomViewTestQuery$variables;
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
  "name": "width",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v6 = {
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
    "name": "DeepZoomViewTestQuery",
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
            "name": "primaryImage",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeepZoomView_image"
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
    "name": "DeepZoomViewTestQuery",
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
            "name": "primaryImage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "service",
                "storageKey": null
              },
              (v1/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "pixelsPerCm",
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
                  (v1/*:: as any*/),
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "5b15d0ed0a89f04761652468cfb6122a2c7e07673806afb05f63915687761b51",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v3/*:: as any*/),
        "work.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "work.primaryImage.alt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "work.primaryImage.derivativeWidths": (v4/*:: as any*/),
        "work.primaryImage.height": (v5/*:: as any*/),
        "work.primaryImage.id": (v3/*:: as any*/),
        "work.primaryImage.pixelsPerCm": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        },
        "work.primaryImage.placeholder": (v6/*:: as any*/),
        "work.primaryImage.service": (v6/*:: as any*/),
        "work.primaryImage.tiles": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ImageTiles"
        },
        "work.primaryImage.tiles.scaleFactors": (v4/*:: as any*/),
        "work.primaryImage.tiles.width": (v5/*:: as any*/),
        "work.primaryImage.width": (v5/*:: as any*/)
      }
    },
    "name": "DeepZoomViewTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2be049943165a1f1f1b1849f31e4a1b2";

export default node;
