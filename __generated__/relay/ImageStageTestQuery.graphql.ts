/**
 * @generated SignedSource<<451137f60b0ec8b85f592416bf026ffd>>
 * @relayHash 942ac404f7438f1921079a8b8cbb407f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95e13e42978c11a59625251b1193a01c6b29cc399b9bea1df64ed2c85822fbe1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImageStageTestQuery$variables = Record<PropertyKey, never>;
export type ImageStageTestQuery$data = {
  readonly work: {
    readonly primaryImage: {
      readonly " $fragmentSpreads": FragmentRefs<"ImageStage_image">;
    } | null | undefined;
  } | null | undefined;
};
export type ImageStageTestQuery = {
  response: ImageStageTestQuery$data;
  variables: ImageStageTestQuery$variables;
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
    "name": "ImageStageTestQuery",
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
                "name": "ImageStage_image"
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
    "name": "ImageStageTestQuery",
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
                "name": "caption",
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
    "id": "95e13e42978c11a59625251b1193a01c6b29cc399b9bea1df64ed2c85822fbe1",
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
        "work.primaryImage.alt": (v4/*:: as any*/),
        "work.primaryImage.caption": (v4/*:: as any*/),
        "work.primaryImage.derivativeWidths": (v5/*:: as any*/),
        "work.primaryImage.height": (v6/*:: as any*/),
        "work.primaryImage.id": (v3/*:: as any*/),
        "work.primaryImage.placeholder": (v7/*:: as any*/),
        "work.primaryImage.service": (v7/*:: as any*/),
        "work.primaryImage.tiles": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ImageTiles"
        },
        "work.primaryImage.tiles.scaleFactors": (v5/*:: as any*/),
        "work.primaryImage.tiles.width": (v6/*:: as any*/),
        "work.primaryImage.width": (v6/*:: as any*/)
      }
    },
    "name": "ImageStageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "73b13544afe21c997188b3dcc7995c64";

export default node;
