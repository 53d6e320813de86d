/**
 * @generated SignedSource<<25121134ab75f4f8217bc2b023919061>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
    "metadata": null,
    "name": "HomeHeadTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeHead_site"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeHeadTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "width",
                    "storageKey": null
                  },
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
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": "highlights(first:5)"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
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
