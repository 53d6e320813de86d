/**
 * @generated SignedSource<<f340c422bc4d95e8d2a5e94d2c0c2485>>
 * @relayHash 3beca4cd836b5fc1ef61bf1c14ee08d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59723e278e7f37e3d1cd531f234d502566a0f88dccb31f799ed6972b0f887f04

import { ConcreteRequest } from 'relay-runtime';
export type TermKind = "CREATOR" | "PLACE" | "RIGHTS" | "SUBJECT" | "TECHNIQUE" | "TYPE" | "%future added value";
export type TermSuggestionsQuery$variables = {
  kind: TermKind;
  words?: string | null | undefined;
};
export type TermSuggestionsQuery$data = {
  readonly workFacets: {
    readonly values: {
      readonly values: ReadonlyArray<{
        readonly value: string;
      }>;
    };
  };
};
export type TermSuggestionsQuery = {
  response: TermSuggestionsQuery$data;
  variables: TermSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "concreteType": "WorkFacets",
    "kind": "LinkedField",
    "name": "workFacets",
    "plural": false,
    "selections": [
      {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 12
          },
          {
            "kind": "Variable",
            "name": "kind",
            "variableName": "kind"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "words"
          }
        ],
        "concreteType": "FacetValues",
        "kind": "LinkedField",
        "name": "values",
        "plural": false,
        "selections": [
          {
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "values",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "value"
              }
            ]
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TermSuggestionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TermSuggestionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "59723e278e7f37e3d1cd531f234d502566a0f88dccb31f799ed6972b0f887f04",
    "metadata": {},
    "name": "TermSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8f265399ae40b50746ac59371dcb5ccc";

export default node;
