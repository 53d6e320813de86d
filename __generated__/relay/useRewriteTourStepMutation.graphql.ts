/**
 * @generated SignedSource<<53f8d124f35ee01ba1454e99e412345b>>
 * @relayHash 89cb9ef7d09a88a9de99fb7e18ee14e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d38ab964b09c6606fa457335c4a07da71a1c6a4e2b7ca7820cea3d0c55e44acc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RewriteTourStepInput = {
  caption?: string | null | undefined;
  stepId: string;
  tourId: string;
  version: number;
};
export type useRewriteTourStepMutation$variables = {
  input: RewriteTourStepInput;
};
export type useRewriteTourStepMutation$data = {
  readonly rewriteTourStep: {
    readonly __typename: "EditTourSuccess";
    readonly tour: {
      readonly " $fragmentSpreads": FragmentRefs<"TourReplay_tour">;
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
    readonly __typename: "TourConflict";
    readonly message: string;
    readonly tour: {
      readonly " $fragmentSpreads": FragmentRefs<"TourReplay_tour">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useRewriteTourStepMutation = {
  response: useRewriteTourStepMutation$data;
  variables: useRewriteTourStepMutation$variables;
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
  "concreteType": "Tour",
  "kind": "LinkedField",
  "name": "tour",
  "plural": false,
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "TourReplay_tour"
    }
  ]
},
v4 = {
  "kind": "ScalarField",
  "name": "message"
},
v5 = [
  (v4/*:: as any*/)
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
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "concreteType": "Tour",
  "kind": "LinkedField",
  "name": "tour",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "endedAt"
    },
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "presenter",
      "plural": false,
      "selections": [
        (v8/*:: as any*/)
      ]
    },
    {
      "concreteType": "TourStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "at"
        },
        {
          "kind": "ScalarField",
          "name": "view"
        },
        {
          "kind": "ScalarField",
          "name": "caption"
        },
        (v8/*:: as any*/)
      ]
    },
    (v8/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRewriteTourStepMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "rewriteTourStep",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "EditTourSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "TourConflict"
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
    "name": "useRewriteTourStepMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "rewriteTourStep",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v9/*:: as any*/)
            ],
            "type": "EditTourSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "TourConflict"
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d38ab964b09c6606fa457335c4a07da71a1c6a4e2b7ca7820cea3d0c55e44acc",
    "metadata": {},
    "name": "useRewriteTourStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "42afc16d7b5162a5eed7f33847e1e1e1";

export default node;
