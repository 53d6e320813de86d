/**
 * @generated SignedSource<<0973771f622b8fbe42681f677ca9477f>>
 * @relayHash dc07ded5860bbd7d24b41a61521e5ddf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5704c87206d601cf7c21f64695fbda11bd7ba4c36528a416c5e78ad95663da7a

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSavedSearchInput = {
  id: string;
};
export type useDeleteSavedSearchMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteSavedSearchInput;
};
export type useDeleteSavedSearchMutation$data = {
  readonly deleteSavedSearch: {
    readonly __typename: "DeleteSavedSearchSuccess";
    readonly deletedId: string;
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
export type useDeleteSavedSearchMutation$rawResponse = {
  readonly deleteSavedSearch: {
    readonly __typename: "DeleteSavedSearchSuccess";
    readonly deletedId: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useDeleteSavedSearchMutation = {
  rawResponse: useDeleteSavedSearchMutation$rawResponse;
  response: useDeleteSavedSearchMutation$data;
  variables: useDeleteSavedSearchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "deletedId"
},
v5 = {
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
          "name": "message"
        }
      ]
    }
  ],
  "type": "InvalidInput"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useDeleteSavedSearchMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "deleteSavedSearch",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/)
            ],
            "type": "DeleteSavedSearchSuccess"
          },
          (v5/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeleteSavedSearchMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "deleteSavedSearch",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "deletedId",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "DeleteSavedSearchSuccess"
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "5704c87206d601cf7c21f64695fbda11bd7ba4c36528a416c5e78ad95663da7a",
    "metadata": {},
    "name": "useDeleteSavedSearchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7947990be95916433da92dace6ed55d2";

export default node;
