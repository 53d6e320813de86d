/**
 * @generated SignedSource<<a2816c3c43d48e5e933b5a47f5b421b1>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "makePasswordLink",
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
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "type": "MakePasswordLinkSuccess",
        "abstractKey": null
      },
      {
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
                "name": "field",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "NotAllowed",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMakePasswordLinkMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
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
