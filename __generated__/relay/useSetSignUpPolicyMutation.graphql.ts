/**
 * @generated SignedSource<<076e74c4f6c3d3362af2b185d8bfb047>>
 * @relayHash 81fd80475c57c935f1053e196b870933
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73384aa49d389cbc49a1866e7fdace11755fffaf8e84712ab78d60c315bfd7b1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SignUpPolicy = "CLOSED" | "INVITATION" | "OPEN" | "%future added value";
export type SetSignUpPolicyInput = {
  policy: SignUpPolicy;
};
export type useSetSignUpPolicyMutation$variables = {
  input: SetSignUpPolicyInput;
};
export type useSetSignUpPolicyMutation$data = {
  readonly setSignUpPolicy: {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "SetSignUpPolicySuccess";
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"SignUpPolicyChoice_site">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useSetSignUpPolicyMutation$rawResponse = {
  readonly setSignUpPolicy: {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "SetSignUpPolicySuccess";
    readonly site: {
      readonly id: string;
      readonly signUpPolicy: SignUpPolicy | null | undefined;
    };
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useSetSignUpPolicyMutation = {
  rawResponse: useSetSignUpPolicyMutation$rawResponse;
  response: useSetSignUpPolicyMutation$data;
  variables: useSetSignUpPolicyMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "message"
    }
  ],
  "type": "NotAllowed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSetSignUpPolicyMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "setSignUpPolicy",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Site",
                "kind": "LinkedField",
                "name": "site",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "SignUpPolicyChoice_site"
                  }
                ]
              }
            ],
            "type": "SetSignUpPolicySuccess"
          },
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetSignUpPolicyMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "setSignUpPolicy",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Site",
                "kind": "LinkedField",
                "name": "site",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "signUpPolicy"
                  }
                ]
              }
            ],
            "type": "SetSignUpPolicySuccess"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "73384aa49d389cbc49a1866e7fdace11755fffaf8e84712ab78d60c315bfd7b1",
    "metadata": {},
    "name": "useSetSignUpPolicyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "372d89eb8e7b7d06c9581dddc90e7065";

export default node;
