/**
 * @generated SignedSource<<cdec10e5e1594aa5e3fc9645e953a3cd>>
 * @relayHash b8222861d8069e68df8fa7a5cce0dc45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d720bbff8d029b91ecc6d8981a5a67a3e6ed15d7b37d8fae84af7dbe72e54f2f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddFavouriteInput = {
  workId: string;
};
export type useAddFavouriteMutation$variables = {
  input: AddFavouriteInput;
};
export type useAddFavouriteMutation$data = {
  readonly addFavourite: {
    readonly __typename: "AddFavouriteSuccess";
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"useAddFavourite_viewer">;
    };
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
export type useAddFavouriteMutation$rawResponse = {
  readonly addFavourite: {
    readonly __typename: "AddFavouriteSuccess";
    readonly viewer: {
      readonly favouriteWorkIds: ReadonlyArray<string> | null | undefined;
      readonly id: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useAddFavouriteMutation = {
  rawResponse: useAddFavouriteMutation$rawResponse;
  response: useAddFavouriteMutation$data;
  variables: useAddFavouriteMutation$variables;
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useAddFavouriteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "addFavourite",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                    "name": "useAddFavourite_viewer"
                  }
                ]
              }
            ],
            "type": "AddFavouriteSuccess"
          },
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddFavouriteMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "addFavourite",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
              }
            ],
            "type": "AddFavouriteSuccess"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d720bbff8d029b91ecc6d8981a5a67a3e6ed15d7b37d8fae84af7dbe72e54f2f",
    "metadata": {},
    "name": "useAddFavouriteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cafe12571d01c29c0e79b4d95f129834";

export default node;
