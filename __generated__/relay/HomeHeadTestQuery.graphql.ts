/**
 * @generated SignedSource<<b395c703b8640f57d9ab8671ef98ebc1>>
 * @relayHash 078f6f8460f5c8195dfec41e63c0a28e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aa8c91256de31b069f79299f0d2f2707009b7cbd90c58a2575b056043644fed

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeHeadTestQuery$variables = Record<PropertyKey, never>;
export type HomeHeadTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeHead_site">;
  } | null | undefined;
};
export type HomeHeadTestQuery = {
  response: HomeHeadTestQuery$data;
  variables: HomeHeadTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
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
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "HomeHeadTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "HomeHead_site"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeHeadTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "description"
          },
          {
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 5
              }
            ],
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "highlights",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
                  (v1/*:: as any*/)
                ]
              },
              (v1/*:: as any*/)
            ],
            "storageKey": "highlights(first:5)"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "0aa8c91256de31b069f79299f0d2f2707009b7cbd90c58a2575b056043644fed",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.description": (v2/*:: as any*/),
        "site.highlights": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "site.highlights.id": (v3/*:: as any*/),
        "site.highlights.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "site.highlights.primaryImage.alt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "site.highlights.primaryImage.height": (v4/*:: as any*/),
        "site.highlights.primaryImage.id": (v3/*:: as any*/),
        "site.highlights.primaryImage.service": (v2/*:: as any*/),
        "site.highlights.primaryImage.width": (v4/*:: as any*/),
        "site.highlights.title": (v2/*:: as any*/),
        "site.id": (v3/*:: as any*/),
        "site.title": (v2/*:: as any*/)
      }
    },
    "name": "HomeHeadTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "773e020b8d79231ad3c4921216fbee1c";

export default node;
