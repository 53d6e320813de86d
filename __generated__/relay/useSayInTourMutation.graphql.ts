/**
 * @generated SignedSource<<973673f036efebe89fd8917dfbe2f612>>
 * @relayHash 6f4019cd71c2a0f89ad50faebd57600c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7354d901996ac10facaecdbb94b9f0c5bc781b164866faf1fe2a4cf17c044d21

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SayInTourInput = {
  tourId: string;
  words: string;
};
export type useSayInTourMutation$variables = {
  input: SayInTourInput;
};
export type useSayInTourMutation$data = {
  readonly sayInTour: {
    readonly __typename: "ChangeTourSuccess";
    readonly tour: {
      readonly " $fragmentSpreads": FragmentRefs<"tourRoom_tour">;
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
export type useSayInTourMutation = {
  response: useSayInTourMutation$data;
  variables: useSayInTourMutation$variables;
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
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = [
  {
    "kind": "ScalarField",
    "name": "memberId"
  },
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSayInTourMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "sayInTour",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Tour",
                "kind": "LinkedField",
                "name": "tour",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "tourRoom_tour"
                  }
                ]
              }
            ],
            "type": "ChangeTourSuccess"
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
    "name": "useSayInTourMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "sayInTour",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Tour",
                "kind": "LinkedField",
                "name": "tour",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  },
                  {
                    "concreteType": "Member",
                    "kind": "LinkedField",
                    "name": "presenter",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "followerCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "presenterAwaySince"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isInterrupted"
                  },
                  {
                    "concreteType": "TourWords",
                    "kind": "LinkedField",
                    "name": "said",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "number"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "words"
                      }
                    ]
                  },
                  {
                    "concreteType": "TourGuest",
                    "kind": "LinkedField",
                    "name": "hands",
                    "plural": true,
                    "selections": (v8/*:: as any*/)
                  },
                  {
                    "concreteType": "TourGuest",
                    "kind": "LinkedField",
                    "name": "lensHolder",
                    "plural": false,
                    "selections": (v8/*:: as any*/)
                  }
                ]
              }
            ],
            "type": "ChangeTourSuccess"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "7354d901996ac10facaecdbb94b9f0c5bc781b164866faf1fe2a4cf17c044d21",
    "metadata": {},
    "name": "useSayInTourMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c7b21037030bfcb02e1d47f90aa6168";

export default node;
