/**
 * @generated SignedSource<<f781fdea71ca1aea5ef5806820b2af09>>
 * @relayHash 906c6aadce92ca5bad49d2f1797dafad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95cccb46c79b200f78600b5600c1a818d30f4153d4a12f18891a5d2c24e70d59

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionInput = {
  id: string;
};
export type useWithdrawExhibitionMutation$variables = {
  input: ExhibitionInput;
};
export type useWithdrawExhibitionMutation$data = {
  readonly withdrawExhibition: {
    readonly __typename: "ChangeExhibitionSuccess";
    readonly exhibition: {
      readonly " $fragmentSpreads": FragmentRefs<"ExhibitionStanding_exhibition">;
    };
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
export type useWithdrawExhibitionMutation = {
  response: useWithdrawExhibitionMutation$data;
  variables: useWithdrawExhibitionMutation$variables;
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
v3 = [
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v3/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "NotAllowed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useWithdrawExhibitionMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "withdrawExhibition",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "ExhibitionStanding_exhibition"
                  }
                ]
              }
            ],
            "type": "ChangeExhibitionSuccess"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWithdrawExhibitionMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "withdrawExhibition",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "publishAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  },
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hasDraftLink"
                  }
                ]
              }
            ],
            "type": "ChangeExhibitionSuccess"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "95cccb46c79b200f78600b5600c1a818d30f4153d4a12f18891a5d2c24e70d59",
    "metadata": {},
    "name": "useWithdrawExhibitionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8070460694f4e611424cba47f23ce62";

export default node;
