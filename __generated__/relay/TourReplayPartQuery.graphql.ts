/**
 * @generated SignedSource<<0f0642dd15512c27dfe27ea0c6b47d4a>>
 * @relayHash 1cb3c3e0286f16b96489946bd92a00a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e63b99e804b0b6e2a2848c4a9fb825f965218b747978dd775cb7b89ba7ade2b8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TourReplayPartQuery$variables = {
  code: string;
};
export type TourReplayPartQuery$data = {
  readonly tour: {
    readonly " $fragmentSpreads": FragmentRefs<"TourReplay_tour">;
  } | null | undefined;
};
export type TourReplayPartQuery = {
  response: TourReplayPartQuery$data;
  variables: TourReplayPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "TourReplayPartQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TourReplayPartQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/)
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
              (v2/*:: as any*/)
            ]
          },
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "version"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e63b99e804b0b6e2a2848c4a9fb825f965218b747978dd775cb7b89ba7ade2b8",
    "metadata": {},
    "name": "TourReplayPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "99bee0a05f57c7f80117a9114ad0e078";

export default node;
