/**
 * @generated SignedSource<<f47b8b1481a5eff1f25746286b67e148>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRenameSavedSearchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "renameSavedSearch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ChangeSavedSearchSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
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
    "name": "useRenameSavedSearchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "renameSavedSearch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
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
