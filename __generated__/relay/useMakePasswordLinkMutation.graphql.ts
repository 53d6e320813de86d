/**
 * @generated SignedSource<<f745ab886d4a99c54bf4f7c513e92673>>
 * @relayHash 5264a24aa58198347c13eeb136404fd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9907b8f6abd9af327492d5c79c5d737014c494cba1d6b36a6ae75a80a95ddcef

import { ConcreteRequest } from 'relay-runtime';
export type MakePasswordLinkInput = {
  accountId: string;
};
export type useMakePasswordLinkMutation$variables = {
  input: MakePasswordLinkInput;
};
export type useMakePasswordLinkMutation$data = {
  readonly makePasswordLink: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "MakePasswordLinkSuccess";
    readonly path: string;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useMakePasswordLinkMutation = {
  response: useMakePasswordLinkMutation$data;
  variables: useMakePasswordLinkMutation$variables;
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
    "name": "makePasswordLink",
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
            "name": "path"
          }
        ],
        "type": "MakePasswordLinkSuccess"
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
    "name": "useMakePasswordLinkMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMakePasswordLinkMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9907b8f6abd9af327492d5c79c5d737014c494cba1d6b36a6ae75a80a95ddcef",
    "metadata": {},
    "name": "useMakePasswordLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8f720bf3c9e7aa075cadc306d18ce74";

export default node;
