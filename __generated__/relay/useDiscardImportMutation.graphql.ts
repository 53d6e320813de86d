/**
 * @generated SignedSource<<fc5847fe9ffd478bce9bfe1a532f7e8f>>
 * @relayHash eaca2be3125dab5ca5019268c76c7f37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f188e5bad6d6ecb7d9e887478e889f6c5a7193f8a3981357e8805c83d1dc033f

import { ConcreteRequest } from 'relay-runtime';
export type DiscardImportInput = {
  id: string;
};
export type useDiscardImportMutation$variables = {
  input: DiscardImportInput;
};
export type useDiscardImportMutation$data = {
  readonly discardImport: {
    readonly __typename: "DiscardImportSuccess";
    readonly deletedImportId: string;
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
export type useDiscardImportMutation = {
  response: useDiscardImportMutation$data;
  variables: useDiscardImportMutation$variables;
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
    "name": "discardImport",
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
            "name": "deletedImportId"
          }
        ],
        "type": "DiscardImportSuccess"
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
    "name": "useDiscardImportMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDiscardImportMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f188e5bad6d6ecb7d9e887478e889f6c5a7193f8a3981357e8805c83d1dc033f",
    "metadata": {},
    "name": "useDiscardImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea911422d6c70af44d7666c41cf872f3";

export default node;
