/**
 * @generated SignedSource<<5e39d34304912ccc0c40ac17b5acd247>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "memberId",
    "storageKey": null
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "presenter",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "presenterAwaySince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInterrupted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TourWords",
      "kind": "LinkedField",
      "name": "said",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TourGuest",
      "kind": "LinkedField",
      "name": "hands",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TourGuest",
      "kind": "LinkedField",
      "name": "lensHolder",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Tour",
  "abstractKey": null
};
})();

(node as any).hash = "ac5a657cb5419348c68c03af43e1aa4c";

export default node;
