/**
 * @generated SignedSource<<825d862477f4b5fa09c00101c1a5d2b5>>
 * @relayHash f95a9e55d25159dd309fd6978a4389a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47f038e0d11645ee73a25bda026f5fb7c111cc5562117db1103920d0ea4752d3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemoveTourStepInput = {
  stepId: string;
  tourId: string;
  version: number;
};
export type useRemoveTourStepMutation$variables = {
  input: RemoveTourStepInput;
};
export type useRemoveTourStepMutation$data = {
  readonly removeTourStep: {
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
export type useRemoveTourStepMutation = {
  response: useRemoveTourStepMutation$data;
  variables: useRemoveTourStepMutation$variables;
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
    "name": "useRemoveTourStepMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "removeTourStep",
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
    "name": "useRemoveTourStepMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "removeTourStep",
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
    "id": "47f038e0d11645ee73a25bda026f5fb7c111cc5562117db1103920d0ea4752d3",
    "metadata": {},
    "name": "useRemoveTourStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f73b69bde0017e92914573a2c4717ac8";

export default node;
