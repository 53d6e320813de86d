/**
 * @generated SignedSource<<4ce047cab3e136cfdfc8b67c8cdd0607>>
 * @relayHash 3d629f16d7e2d881286f8ea4edc7ee3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09ea60c758106f3133dde532607817d6461e4b95c355f181e6c961e41a75ac18

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionInput = {
  id: string;
};
export type useMakeDraftLinkMutation$variables = {
  input: ExhibitionInput;
};
export type useMakeDraftLinkMutation$data = {
  readonly makeDraftLink: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "MakeDraftLinkSuccess";
    readonly exhibition: {
      readonly " $fragmentSpreads": FragmentRefs<"ExhibitionStanding_exhibition">;
    };
    readonly key: string;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useMakeDraftLinkMutation = {
  response: useMakeDraftLinkMutation$data;
  variables: useMakeDraftLinkMutation$variables;
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
  "name": "key"
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
    "name": "useMakeDraftLinkMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "makeDraftLink",
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
                  {
                    "kind": "FragmentSpread",
                    "name": "ExhibitionStanding_exhibition"
                  }
                ]
              }
            ],
            "type": "MakeDraftLinkSuccess"
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
    "name": "useMakeDraftLinkMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "makeDraftLink",
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
            "type": "MakeDraftLinkSuccess"
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "09ea60c758106f3133dde532607817d6461e4b95c355f181e6c961e41a75ac18",
    "metadata": {},
    "name": "useMakeDraftLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a99cd6c289b560d048653a697777db3";

export default node;
