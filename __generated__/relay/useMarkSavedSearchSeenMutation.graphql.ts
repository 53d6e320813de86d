/**
 * @generated SignedSource<<d3d25cd3108df2f3487cc0468970919a>>
 * @relayHash b8979c060dc8f7b9cfba2ed8842c6331
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b17cb5cec5d94c36914a27eae245088bcd12447b98e49711a86fa978e6242a34

import { ConcreteRequest } from 'relay-runtime';
export type MarkSavedSearchSeenInput = {
  id: string;
};
export type useMarkSavedSearchSeenMutation$variables = {
  input: MarkSavedSearchSeenInput;
};
export type useMarkSavedSearchSeenMutation$data = {
  readonly markSavedSearchSeen: {
    readonly savedSearch?: {
      readonly newCount: number | null | undefined;
      readonly seen: string | null | undefined;
    };
  } | null | undefined;
};
export type useMarkSavedSearchSeenMutation = {
  response: useMarkSavedSearchSeenMutation$data;
  variables: useMarkSavedSearchSeenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "newCount"
},
v3 = {
  "kind": "ScalarField",
  "name": "seen"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useMarkSavedSearchSeenMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "markSavedSearchSeen",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "SavedSearch",
                "kind": "LinkedField",
                "name": "savedSearch",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              }
            ],
            "type": "ChangeSavedSearchSuccess"
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkSavedSearchSeenMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "markSavedSearchSeen",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "SavedSearch",
                "kind": "LinkedField",
                "name": "savedSearch",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  }
                ]
              }
            ],
            "type": "ChangeSavedSearchSuccess"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "b17cb5cec5d94c36914a27eae245088bcd12447b98e49711a86fa978e6242a34",
    "metadata": {},
    "name": "useMarkSavedSearchSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c6f37effb0370596e6dd4afb04a73fd";

export default node;
