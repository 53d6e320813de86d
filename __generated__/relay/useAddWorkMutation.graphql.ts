/**
 * @generated SignedSource<<a7dcd4dcf028875b64fd56f8eadfbbd0>>
 * @relayHash 1e8f0b062f6b38754f7a31d633160e66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49ad7ceeee6e4fdacf4743742f85efc0522f950401c58a228041133b5a3b615b

import { ConcreteRequest } from 'relay-runtime';
export type AddWorkInput = {
  identifier: string;
  title: string;
};
export type useAddWorkMutation$variables = {
  input: AddWorkInput;
};
export type useAddWorkMutation$data = {
  readonly addWork: {
    readonly __typename: "AddWorkSuccess";
    readonly work: {
      readonly id: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useAddWorkMutation = {
  response: useAddWorkMutation$data;
  variables: useAddWorkMutation$variables;
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
    "name": "addWork",
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
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "work",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ],
        "type": "AddWorkSuccess"
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
    "name": "useAddWorkMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddWorkMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "49ad7ceeee6e4fdacf4743742f85efc0522f950401c58a228041133b5a3b615b",
    "metadata": {},
    "name": "useAddWorkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "744c844959e79f4223df9c12dd55ab61";

export default node;
