/**
 * @generated SignedSource<<9dedce49a9c0dfc64c3589548f7360db>>
 * @relayHash 5f219173ffa1f0211f4c85d0bcfe6e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 292cbd68af8756dfa3fcd9cc1fe38d0950a83972f4f9e9b0a88b305063d440b4

import { ConcreteRequest } from 'relay-runtime';
export type StoryTourQuery$variables = {
  code: string;
};
export type StoryTourQuery$data = {
  readonly tour: {
    readonly id: string;
  } | null | undefined;
};
export type StoryTourQuery = {
  response: StoryTourQuery$data;
  variables: StoryTourQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = {
  "args": [
    {
      "kind": "Variable",
      "name": "code",
      "variableName": "code"
    }
  ],
  "concreteType": "Tour",
  "kind": "LinkedField",
  "name": "tour",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "StoryTourQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "NULL"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StoryTourQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "292cbd68af8756dfa3fcd9cc1fe38d0950a83972f4f9e9b0a88b305063d440b4",
    "metadata": {},
    "name": "StoryTourQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "292b37450a63b248d0d15df5faa01bab";

export default node;
