/**
 * @generated SignedSource<<4fb9d81802054d1d38cc8d74836facb9>>
 * @relayHash 2c9b5bc64683e1e2cd20018b4254f148
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e9b7ce904d71a019956902e9b46ad087d15f9d3ecc2461cd57fa367e8af30f3

import { ConcreteRequest } from 'relay-runtime';
export type DeleteTourInput = {
  tourId: string;
};
export type useDeleteTourMutation$variables = {
  input: DeleteTourInput;
};
export type useDeleteTourMutation$data = {
  readonly deleteTour: {
    readonly __typename: "DeleteTourSuccess";
    readonly deletedId: string;
  } | {
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
export type useDeleteTourMutation = {
  response: useDeleteTourMutation$data;
  variables: useDeleteTourMutation$variables;
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
  "name": "deletedId"
},
v4 = [
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v4/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v4/*:: as any*/),
  "type": "NotAllowed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useDeleteTourMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "deleteTour",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "DeleteTourSuccess"
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteTourMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "deleteTour",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "handle": "deleteRecord",
                "key": "",
                "kind": "ScalarHandle",
                "name": "deletedId"
              }
            ],
            "type": "DeleteTourSuccess"
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "4e9b7ce904d71a019956902e9b46ad087d15f9d3ecc2461cd57fa367e8af30f3",
    "metadata": {},
    "name": "useDeleteTourMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "864c0da6379fc2f3053dddd12cd1d9b8";

export default node;
