/**
 * @generated SignedSource<<22b555ed96adbbdfa9e64a894ce7c32e>>
 * @relayHash 2deabc90915dc6cc7751d2155279a282
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e1af242473c92bc37657c3c06c0bda99389e2046dbecaf5201df692e69a12b5

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkStripTestQuery$variables = Record<PropertyKey, never>;
export type WorkStripTestQuery$data = {
  readonly work: {
    readonly related: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"WorkStrip_works">;
    }> | null | undefined;
  } | null | undefined;
};
export type WorkStripTestQuery = {
  response: WorkStripTestQuery$data;
  variables: WorkStripTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "world-map"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 2
  }
],
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
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WorkStripTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "related",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "WorkStrip_works"
              }
            ],
            "storageKey": "related(first:2)"
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkStripTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "related",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "primaryImage",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "width"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "height"
                  },
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "service"
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
                  }
                ]
              },
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
              }
            ],
            "storageKey": "related(first:2)"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ]
  },
  "params": {
    "id": "5e1af242473c92bc37657c3c06c0bda99389e2046dbecaf5201df692e69a12b5",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v3/*:: as any*/),
        "work.related": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "work.related.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "work.related.creators.name": (v4/*:: as any*/),
        "work.related.date": (v5/*:: as any*/),
        "work.related.id": (v3/*:: as any*/),
        "work.related.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "work.related.primaryImage.alt": (v5/*:: as any*/),
        "work.related.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "work.related.primaryImage.height": (v6/*:: as any*/),
        "work.related.primaryImage.id": (v3/*:: as any*/),
        "work.related.primaryImage.placeholder": (v4/*:: as any*/),
        "work.related.primaryImage.service": (v4/*:: as any*/),
        "work.related.primaryImage.width": (v6/*:: as any*/),
        "work.related.recordLanguage": (v5/*:: as any*/),
        "work.related.slug": (v4/*:: as any*/),
        "work.related.title": (v4/*:: as any*/)
      }
    },
    "name": "WorkStripTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fc87eccfd5c17035a6654305d5a5eb7d";

export default node;
