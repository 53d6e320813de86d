/**
 * @generated SignedSource<<2857c1c2e6b13d025101572dfa1dcb88>>
 * @relayHash fed9b25a2c185364a860e23b0e202617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeb7d0566be44f490e45060b6e61a45ecc4d21295ae0155b8168f20d4cc565bf

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemoveFavouriteInput = {
  workId: string;
};
export type useRemoveFavouriteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RemoveFavouriteInput;
};
export type useRemoveFavouriteMutation$data = {
  readonly removeFavourite: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "RemoveFavouriteSuccess";
    readonly removedWorkId: string;
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"useRemoveFavourite_viewer">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useRemoveFavouriteMutation$rawResponse = {
  readonly removeFavourite: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "RemoveFavouriteSuccess";
    readonly removedWorkId: string;
    readonly viewer: {
      readonly favouriteWorkIds: ReadonlyArray<string> | null | undefined;
      readonly id: string;
    };
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useRemoveFavouriteMutation = {
  rawResponse: useRemoveFavouriteMutation$rawResponse;
  response: useRemoveFavouriteMutation$data;
  variables: useRemoveFavouriteMutation$variables;
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
  "name": "removedWorkId"
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
    "name": "useRemoveFavouriteMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "removeFavourite",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "useRemoveFavourite_viewer"
                  }
                ]
              },
              (v4/*:: as any*/)
            ],
            "type": "RemoveFavouriteSuccess"
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
    "name": "useRemoveFavouriteMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "removeFavourite",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "favouriteWorkIds"
                  }
                ]
              },
              (v4/*:: as any*/),
              {
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "removedWorkId",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "RemoveFavouriteSuccess"
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "aeb7d0566be44f490e45060b6e61a45ecc4d21295ae0155b8168f20d4cc565bf",
    "metadata": {},
    "name": "useRemoveFavouriteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec141c2dd7e359257d95a364dfb9c134";

export default node;
