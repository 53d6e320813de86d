/**
 * @generated SignedSource<<5930a869b00e8c2c14dda6d28e6185f5>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedWorkId",
  "storageKey": null
},
v5 = {
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
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveFavouriteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeFavourite",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useRemoveFavourite_viewer"
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "type": "RemoveFavouriteSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
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
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeFavourite",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "favouriteWorkIds",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
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
            "type": "RemoveFavouriteSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
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
