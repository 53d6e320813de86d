/**
 * @generated SignedSource<<73ac5ad0f2c50117e85edfcc8554cb19>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "newCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seen",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkSavedSearchSeenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "markSavedSearchSeen",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SavedSearch",
                "kind": "LinkedField",
                "name": "savedSearch",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ChangeSavedSearchSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkSavedSearchSeenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "markSavedSearchSeen",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SavedSearch",
                "kind": "LinkedField",
                "name": "savedSearch",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ChangeSavedSearchSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
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
