/**
 * @generated SignedSource<<e3ae979a0da8a231eb981579e8626c15>>
 * @relayHash d6990fe805bf3d0ec1ea8dce0b861305
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 682830da5c3654204d6dee94b4b4bf0b464b2d262933240d8c284f4ce11577f4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComparePaneTestQuery$variables = Record<PropertyKey, never>;
export type ComparePaneTestQuery$data = {
  readonly work: {
    readonly primaryImage: {
      readonly " $fragmentSpreads": FragmentRefs<"ComparePane_image">;
    } | null | undefined;
  } | null | undefined;
};
export type ComparePaneTestQuery = {
  response: ComparePaneTestQuery$data;
  variables: ComparePaneTestQuery$variables;
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
  "kind": "ScalarField",
  "name": "width"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
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
    "name": "ComparePaneTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "primaryImage",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "ComparePane_image"
              }
            ]
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ComparePaneTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "primaryImage",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "service"
              },
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "height"
              },
              {
                "kind": "ScalarField",
                "name": "alt"
              },
              {
                "kind": "ScalarField",
                "name": "derivativeWidths"
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
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "scaleFactors"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "placeholder"
              },
              (v2/*:: as any*/)
            ]
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "682830da5c3654204d6dee94b4b4bf0b464b2d262933240d8c284f4ce11577f4",
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
    "name": "ComparePaneTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5469297ef0c65cf6784788566a22677c";

export default node;
