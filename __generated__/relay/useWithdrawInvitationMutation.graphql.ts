/**
 * @generated SignedSource<<9a95162fb7f75552497ba1ac6b611fda>>
 * @relayHash 037ce689fb9e6e08ce11984b54f6b030
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a13977d0e9bff1c5f4300c368bb228936dd44ce31204a92485e13ed758703e16

import { ConcreteRequest } from 'relay-runtime';
export type WithdrawInvitationInput = {
  id: string;
};
export type useWithdrawInvitationMutation$variables = {
  input: WithdrawInvitationInput;
};
export type useWithdrawInvitationMutation$data = {
  readonly withdrawInvitation: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "WithdrawInvitationSuccess";
    readonly withdrawnId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useWithdrawInvitationMutation = {
  response: useWithdrawInvitationMutation$data;
  variables: useWithdrawInvitationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "message"
},
v2 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "LinkedField",
    "name": "withdrawInvitation",
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
            "kind": "ScalarField",
            "name": "withdrawnId"
          }
        ],
        "type": "WithdrawInvitationSuccess"
      },
      {
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
                "name": "field"
              },
              (v1/*:: as any*/)
            ]
          }
        ],
        "type": "InvalidInput"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "NotAllowed"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useWithdrawInvitationMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWithdrawInvitationMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a13977d0e9bff1c5f4300c368bb228936dd44ce31204a92485e13ed758703e16",
    "metadata": {},
    "name": "useWithdrawInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ced6d0d64b6b31cc02778d7b8154aaf";

export default node;
