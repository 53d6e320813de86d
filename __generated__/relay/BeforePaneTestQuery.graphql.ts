/**
 * @generated SignedSource<<e67c3cef96a1f858c07c0fa6987b386e>>
 * @relayHash ced586b4304f02e4fc1f00fc1d76ca61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 418c729fa91b33cc56d1bf6bc6e57ef98c037826aa1ba78d9238f47db4cd1462

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BeforePaneTestQuery$variables = Record<PropertyKey, never>;
export type BeforePaneTestQuery$data = {
  readonly work: {
    readonly primaryImage: {
      readonly " $fragmentSpreads": FragmentRefs<"BeforePane_image">;
    } | null | undefined;
  } | null | undefined;
};
export type BeforePaneTestQuery = {
  response: BeforePaneTestQuery$data;
  variables: BeforePaneTestQuery$variables;
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
  "name": "id"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BeforePaneTestQuery",
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
                "name": "BeforePane_image"
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
    "name": "BeforePaneTestQuery",
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
              {
                "kind": "ScalarField",
                "name": "width"
              },
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
                "name": "placeholder"
              },
              {
                "kind": "ScalarField",
                "name": "derivativeWidths"
              },
              (v1/*:: as any*/)
            ]
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "418c729fa91b33cc56d1bf6bc6e57ef98c037826aa1ba78d9238f47db4cd1462",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v2/*:: as any*/),
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
        "work.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "work.primaryImage.height": (v3/*:: as any*/),
        "work.primaryImage.id": (v2/*:: as any*/),
        "work.primaryImage.placeholder": (v4/*:: as any*/),
        "work.primaryImage.service": (v4/*:: as any*/),
        "work.primaryImage.width": (v3/*:: as any*/)
      }
    },
    "name": "BeforePaneTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b98c98b787a76b0d6cb740279550f60f";

export default node;
