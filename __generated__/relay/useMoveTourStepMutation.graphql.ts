/**
 * @generated SignedSource<<aee24131f4d8531217dce50bedfee93d>>
 * @relayHash b9dc99d45bb25bd843a99acf3aaf56c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b998bf5c51f316bef2fb68cdacbaba9e993b74f78824379452597589a6aea0f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MoveTourStepInput = {
  after?: string | null | undefined;
  stepId: string;
  tourId: string;
  version: number;
};
export type useMoveTourStepMutation$variables = {
  input: MoveTourStepInput;
};
export type useMoveTourStepMutation$data = {
  readonly moveTourStep: {
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
export type useMoveTourStepMutation = {
  response: useMoveTourStepMutation$data;
  variables: useMoveTourStepMutation$variables;
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
    "name": "useMoveTourStepMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "moveTourStep",
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
    "name": "useMoveTourStepMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "moveTourStep",
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
    "id": "5b998bf5c51f316bef2fb68cdacbaba9e993b74f78824379452597589a6aea0f",
    "metadata": {},
    "name": "useMoveTourStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9c5b629fecda894c52b1c6de437733ac";

export default node;
