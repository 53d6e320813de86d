/**
 * @generated SignedSource<<cf9bec56b4ce1a93785fca19fb22b376>>
 * @relayHash 5f6b01d31dac302d906202b988a29aac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e63eb6c5ac5c04d57682f85c63c658002616b867dddcec4a4c4a99e7c2a0b920

import { ConcreteRequest } from 'relay-runtime';
export type RenameSavedSearchInput = {
  id: string;
  name: string;
};
export type useRenameSavedSearchMutation$variables = {
  input: RenameSavedSearchInput;
};
export type useRenameSavedSearchMutation$data = {
  readonly renameSavedSearch: {
    readonly __typename: "ChangeSavedSearchSuccess";
    readonly savedSearch: {
      readonly name: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useRenameSavedSearchMutation$rawResponse = {
  readonly renameSavedSearch: {
    readonly __typename: "ChangeSavedSearchSuccess";
    readonly savedSearch: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useRenameSavedSearchMutation = {
  rawResponse: useRenameSavedSearchMutation$rawResponse;
  response: useRenameSavedSearchMutation$data;
  variables: useRenameSavedSearchMutation$variables;
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
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "message"
        }
      ]
    }
  ],
  "type": "InvalidInput"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRenameSavedSearchMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "renameSavedSearch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "SavedSearch",
                "kind": "LinkedField",
                "name": "savedSearch",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ]
              }
            ],
            "type": "ChangeSavedSearchSuccess"
          },
          (v4/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenameSavedSearchMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "renameSavedSearch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "SavedSearch",
                "kind": "LinkedField",
                "name": "savedSearch",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  }
                ]
              }
            ],
            "type": "ChangeSavedSearchSuccess"
          },
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "e63eb6c5ac5c04d57682f85c63c658002616b867dddcec4a4c4a99e7c2a0b920",
    "metadata": {},
    "name": "useRenameSavedSearchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e9675164537d58af4d9f1f240d5fc84a";

export default node;
