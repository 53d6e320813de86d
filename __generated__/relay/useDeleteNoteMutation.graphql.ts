/**
 * @generated SignedSource<<73b9df9e44824ca7c9aaae5e4812e7eb>>
 * @relayHash 49bf2038d2ee257117f1abb13b3c0ee3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f13f15c346a6d7bc7954c13cab996ed8759a70d7f3bdc0e74b4c1de00624f0cf

import { ConcreteRequest } from 'relay-runtime';
export type DeleteNoteInput = {
  id: string;
};
export type useDeleteNoteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteNoteInput;
};
export type useDeleteNoteMutation$data = {
  readonly deleteNote: {
    readonly __typename: "DeleteNoteSuccess";
    readonly deletedId: string;
    readonly image: {
      readonly noteCount: number | null | undefined;
    } | null | undefined;
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useDeleteNoteMutation$rawResponse = {
  readonly deleteNote: {
    readonly __typename: "DeleteNoteSuccess";
    readonly deletedId: string;
    readonly image: {
      readonly id: string;
      readonly noteCount: number | null | undefined;
    } | null | undefined;
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useDeleteNoteMutation = {
  rawResponse: useDeleteNoteMutation$rawResponse;
  response: useDeleteNoteMutation$data;
  variables: useDeleteNoteMutation$variables;
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
  "kind": "ScalarField",
  "name": "noteCount"
},
v6 = {
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
    "name": "useDeleteNoteMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "deleteNote",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ]
              }
            ],
            "type": "DeleteNoteSuccess"
          },
          (v6/*:: as any*/)
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
    "name": "useDeleteNoteMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "deleteNote",
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
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  }
                ]
              }
            ],
            "type": "DeleteNoteSuccess"
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "f13f15c346a6d7bc7954c13cab996ed8759a70d7f3bdc0e74b4c1de00624f0cf",
    "metadata": {},
    "name": "useDeleteNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9aac6a46460189509cf35420ca8c7e4";

export default node;
