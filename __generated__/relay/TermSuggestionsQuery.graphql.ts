/**
 * @generated SignedSource<<4e9523a0b68c8dbcc6643812d2233edf>>
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
    "alias": null,
    "args": null,
    "concreteType": "WorkFacets",
    "kind": "LinkedField",
    "name": "workFacets",
    "plural": false,
    "selections": [
      {
        "alias": null,
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
            "alias": null,
            "args": null,
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "values",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
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
    "type": "Query",
    "abstractKey": null
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
