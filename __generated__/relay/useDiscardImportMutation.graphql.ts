/**
 * @generated SignedSource<<6f756669e62873f42938c78d0a68badf>>
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
    "name": "discardImport",
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
            "name": "deletedImportId",
            "storageKey": null
          }
        ],
        "type": "DiscardImportSuccess",
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
    "name": "useDiscardImportMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
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
