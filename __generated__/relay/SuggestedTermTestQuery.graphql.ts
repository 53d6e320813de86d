/**
 * @generated SignedSource<<a2719312db01b5d7ff905c8ef10b98f9>>
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
    "name": "SuggestedTermTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Suggestions",
        "kind": "LinkedField",
        "name": "suggestions",
        "plural": false,
        "selections": [
          {
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "subjects",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "SuggestedTerm_value"
              }
            ]
          }
        ],
        "storageKey": "suggestions(text:\"sea\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SuggestedTermTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Suggestions",
        "kind": "LinkedField",
        "name": "suggestions",
        "plural": false,
        "selections": [
          {
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "subjects",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "value"
              },
              {
                "kind": "ScalarField",
                "name": "count"
              }
            ]
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
