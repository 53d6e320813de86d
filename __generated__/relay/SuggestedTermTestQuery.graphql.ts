/**
 * @generated SignedSource<<faa663b7ce6d27300a7c7cc4d181228c>>
 * @relayHash 2fb84a0c40b5ec56ec79cbc3a3f47197
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 396184dc614e9ccba579d693cb3443f7cdcf1b227bfd80bcff41acdda1fcaf98

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuggestedTermTestQuery$variables = Record<PropertyKey, never>;
export type SuggestedTermTestQuery$data = {
  readonly suggestions: {
    readonly subjects: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SuggestedTerm_value">;
    }>;
  } | null | undefined;
};
export type SuggestedTermTestQuery = {
  response: SuggestedTermTestQuery$data;
  variables: SuggestedTermTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "text",
    "value": "sea"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SuggestedTermTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Suggestions",
        "kind": "LinkedField",
        "name": "suggestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "subjects",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SuggestedTerm_value"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "suggestions(text:\"sea\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SuggestedTermTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Suggestions",
        "kind": "LinkedField",
        "name": "suggestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "subjects",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "suggestions(text:\"sea\")"
      }
    ]
  },
  "params": {
    "id": "396184dc614e9ccba579d693cb3443f7cdcf1b227bfd80bcff41acdda1fcaf98",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "suggestions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Suggestions"
        },
        "suggestions.subjects": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "FacetValue"
        },
        "suggestions.subjects.count": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "suggestions.subjects.value": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "SuggestedTermTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7611606272872a1cd4c9b012aa134c55";

export default node;
