/**
 * @generated SignedSource<<e7673859876881b62f65e68ef91dbf32>>
 * @relayHash 5a2c3037008cc8c095b08f489f4ab7c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdaa68800b90df4b9ae971d9fa8ebc46c574defc1193fc18a10abe748357de24

import { ConcreteRequest } from 'relay-runtime';
export type TellApartInput = {
  areDifferent?: boolean;
  group: string;
};
export type useTellApartMutation$variables = {
  input: TellApartInput;
};
export type useTellApartMutation$data = {
  readonly tellApart: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
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
export type useTellApartMutation = {
  response: useTellApartMutation$data;
  variables: useTellApartMutation$variables;
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
    "kind": "ScalarField",
    "name": "message"
  }
],
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
    "name": "tellApart",
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
            "concreteType": "FieldProblem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": (v1/*:: as any*/)
          }
        ],
        "type": "InvalidInput"
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotAllowed"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useTellApartMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTellApartMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "fdaa68800b90df4b9ae971d9fa8ebc46c574defc1193fc18a10abe748357de24",
    "metadata": {},
    "name": "useTellApartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0475ec0ee31e7ec7aa4008b95175f5c";

export default node;
