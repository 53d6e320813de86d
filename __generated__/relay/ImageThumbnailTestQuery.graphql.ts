/**
 * @generated SignedSource<<0221a2f1a3cbb45c63c9d4d8d5968456>>
 * @relayHash 107292df5fe3384b9696076fc72d6dc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3648535d178ad1a6978c71a4926a4788a7f557270ec2156e03937aee5a48026a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImageThumbnailTestQuery$variables = Record<PropertyKey, never>;
export type ImageThumbnailTestQuery$data = {
  readonly work: {
    readonly primaryImage: {
      readonly " $fragmentSpreads": FragmentRefs<"ImageThumbnail_image">;
    } | null | undefined;
  } | null | undefined;
};
export type ImageThumbnailTestQuery = {
  response: ImageThumbnailTestQuery$data;
  variables: ImageThumbnailTestQuery$variables;
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
    "name": "ImageThumbnailTestQuery",
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
                "name": "ImageThumbnail_image"
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
    "name": "ImageThumbnailTestQuery",
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
                "name": "caption"
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
    "id": "3648535d178ad1a6978c71a4926a4788a7f557270ec2156e03937aee5a48026a",
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
        "work.primaryImage.caption": {
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
    "name": "ImageThumbnailTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35347ed1ffe9b11d86c06456f21ed0d0";

export default node;
