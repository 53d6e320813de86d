/**
 * @generated SignedSource<<3abe5d82696fdfce48255a2c931415f0>>
 * @relayHash 527d68ef9914076f69bb0d6f7168c0a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 965c73c1d8c8280eacef18a42b9d3da8dcf5a24c385d8c5f3b3c6d4183e8011d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickResultTestQuery$variables = Record<PropertyKey, never>;
export type PickResultTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"PickResult_work">;
  } | null | undefined;
};
export type PickResultTestQuery = {
  response: PickResultTestQuery$data;
  variables: PickResultTestQuery$variables;
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
  "kind": "ScalarField",
  "name": "service"
},
v3 = {
  "kind": "ScalarField",
  "name": "width"
},
v4 = {
  "kind": "ScalarField",
  "name": "height"
},
v5 = {
  "kind": "ScalarField",
  "name": "alt"
},
v6 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v7 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
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
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PickResultTestQuery",
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
            "name": "PickResult_work"
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
    "name": "PickResultTestQuery",
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
            "concreteType": "Creator",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "name"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "date"
          },
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "primaryImage",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v1/*:: as any*/)
            ]
          },
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "caption"
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ]
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "965c73c1d8c8280eacef18a42b9d3da8dcf5a24c385d8c5f3b3c6d4183e8011d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "work.creators.name": (v8/*:: as any*/),
        "work.date": (v9/*:: as any*/),
        "work.id": (v10/*:: as any*/),
        "work.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "work.images.alt": (v9/*:: as any*/),
        "work.images.caption": (v9/*:: as any*/),
        "work.images.derivativeWidths": (v11/*:: as any*/),
        "work.images.height": (v12/*:: as any*/),
        "work.images.id": (v10/*:: as any*/),
        "work.images.placeholder": (v8/*:: as any*/),
        "work.images.service": (v8/*:: as any*/),
        "work.images.width": (v12/*:: as any*/),
        "work.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "work.primaryImage.alt": (v9/*:: as any*/),
        "work.primaryImage.derivativeWidths": (v11/*:: as any*/),
        "work.primaryImage.height": (v12/*:: as any*/),
        "work.primaryImage.id": (v10/*:: as any*/),
        "work.primaryImage.placeholder": (v8/*:: as any*/),
        "work.primaryImage.service": (v8/*:: as any*/),
        "work.primaryImage.width": (v12/*:: as any*/),
        "work.recordLanguage": (v9/*:: as any*/),
        "work.slug": (v8/*:: as any*/),
        "work.title": (v8/*:: as any*/)
      }
    },
    "name": "PickResultTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c109fc9ff3d0f62056450689752725f2";

export default node;
