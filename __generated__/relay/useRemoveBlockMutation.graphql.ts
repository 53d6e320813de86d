/**
 * @generated SignedSource<<3cc91e7a500923f96c04605ad2cc3305>>
 * @relayHash 14f4d078e3924840e8d0dcf8cc3f68b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eab6b05dac40fb3e1bc79202bfa768893b5bc59ffeb9968553f6a417bde49361

import { ConcreteRequest } from 'relay-runtime';
export type BlockInput = {
  id: string;
};
export type useRemoveBlockMutation$variables = {
  input: BlockInput;
};
export type useRemoveBlockMutation$data = {
  readonly removeBlock: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "RemoveBlockSuccess";
    readonly exhibition: {
      readonly change: number;
    };
    readonly removedBlockId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useRemoveBlockMutation = {
  response: useRemoveBlockMutation$data;
  variables: useRemoveBlockMutation$variables;
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
  "name": "removedBlockId"
},
v4 = {
  "kind": "ScalarField",
  "name": "change"
},
v5 = [
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v5/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
},
v7 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "NotAllowed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRemoveBlockMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "removeBlock",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ]
              }
            ],
            "type": "RemoveBlockSuccess"
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveBlockMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "removeBlock",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  }
                ]
              }
            ],
            "type": "RemoveBlockSuccess"
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "eab6b05dac40fb3e1bc79202bfa768893b5bc59ffeb9968553f6a417bde49361",
    "metadata": {},
    "name": "useRemoveBlockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9540ff0de9a2f1221d46984a3842f161";

export default node;
