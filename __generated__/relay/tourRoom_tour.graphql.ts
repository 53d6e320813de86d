/**
 * @generated SignedSource<<9245f73558f3c12134fae2eae294c0b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TourState = "ENDED" | "LIVE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type tourRoom_tour$data = {
  readonly code: string;
  readonly followerCount: number;
  readonly hands: ReadonlyArray<{
    readonly memberId: string;
    readonly name: string;
  }>;
  readonly id: string;
  readonly isInterrupted: boolean;
  readonly lensHolder: {
    readonly memberId: string;
    readonly name: string;
  } | null | undefined;
  readonly presenter: {
    readonly id: string;
    readonly name: string | null | undefined;
  };
  readonly presenterAwaySince: string | null | undefined;
  readonly said: {
    readonly number: number;
    readonly words: string;
  } | null | undefined;
  readonly state: TourState;
  readonly title: string;
  readonly " $fragmentType": "tourRoom_tour";
};
export type tourRoom_tour$key = {
  readonly " $data"?: tourRoom_tour$data;
  readonly " $fragmentSpreads": FragmentRefs<"tourRoom_tour">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "memberId"
  },
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "tourRoom_tour",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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
      "selections": (v2/*:: as any*/)
    },
    {
      "concreteType": "TourGuest",
      "kind": "LinkedField",
      "name": "lensHolder",
      "plural": false,
      "selections": (v2/*:: as any*/)
    }
  ],
  "type": "Tour"
};
})();

(node as any).hash = "ac5a657cb5419348c68c03af43e1aa4c";

export default node;
