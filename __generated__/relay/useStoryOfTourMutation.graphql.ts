/**
 * @generated SignedSource<<2e3310e05b7153e6e82b4095bf40be0d>>
 * @relayHash 3edea667166a20d51cbab4590b420367
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dffc61a045e1dc649c8abf6c77acbaee940432d78f6c3e62c3129b73a2a1e48

import { ConcreteRequest } from 'relay-runtime';
export type CreateExhibitionInput = {
  copyOf?: string | null | undefined;
  isTranslation?: boolean;
  language?: string | null | undefined;
  title?: string | null | undefined;
  tourId?: string | null | undefined;
};
export type useStoryOfTourMutation$variables = {
  input: CreateExhibitionInput;
};
export type useStoryOfTourMutation$data = {
  readonly createExhibition: {
    readonly __typename: "CreateExhibitionSuccess";
    readonly exhibitionEdge: {
      readonly node: {
        readonly id: string;
      };
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
export type useStoryOfTourMutation = {
  response: useStoryOfTourMutation$data;
  variables: useStoryOfTourMutation$variables;
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
    "name": "createExhibition",
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
            "concreteType": "ExhibitionEdge",
            "kind": "LinkedField",
            "name": "exhibitionEdge",
            "plural": false,
            "selections": [
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  }
                ]
              }
            ]
          }
        ],
        "type": "CreateExhibitionSuccess"
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
    "name": "useStoryOfTourMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStoryOfTourMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5dffc61a045e1dc649c8abf6c77acbaee940432d78f6c3e62c3129b73a2a1e48",
    "metadata": {},
    "name": "useStoryOfTourMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ce2d85fc2044a1700d1c2b44daba4b4";

export default node;
