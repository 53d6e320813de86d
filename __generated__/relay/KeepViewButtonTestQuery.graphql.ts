/**
 * @generated SignedSource<<9b0565e6e5aea8cbe9435115265b1e20>>
 * @relayHash 80ccad8ec1ba73cb6ee36ddf1d3a7dbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1a40da1c437f4500c57b2b62a258ee0d6a84c462af5a7b06a6d6909371472e3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type KeepViewButtonTestQuery$variables = Record<PropertyKey, never>;
export type KeepViewButtonTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"KeepViewButton_work">;
  } | null | undefined;
};
export type KeepViewButtonTestQuery = {
  response: KeepViewButtonTestQuery$data;
  variables: KeepViewButtonTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "sea"
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
    "name": "KeepViewButtonTestQuery",
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
            "name": "KeepViewButton_work"
          }
        ],
        "storageKey": "work(slug:\"sea\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KeepViewButtonTestQuery",
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
            "name": "recordLanguage"
          },
          {
            "kind": "ScalarField",
            "name": "slug"
          },
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
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
              (v1/*:: as any*/)
            ]
          }
        ],
        "storageKey": "work(slug:\"sea\")"
      }
    ]
  },
  "params": {
    "id": "e1a40da1c437f4500c57b2b62a258ee0d6a84c462af5a7b06a6d6909371472e3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v2/*:: as any*/),
        "work.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "work.images.height": (v3/*:: as any*/),
        "work.images.id": (v2/*:: as any*/),
        "work.images.service": (v4/*:: as any*/),
        "work.images.width": (v3/*:: as any*/),
        "work.recordLanguage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "work.slug": (v4/*:: as any*/),
        "work.title": (v4/*:: as any*/)
      }
    },
    "name": "KeepViewButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78c43cb2edc518390e71862ea315d1d0";

export default node;
