/**
 * @generated SignedSource<<694b59e9d4af1a6c959e42a02c9f5c29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TourEditor_tour$data = {
  readonly id: string;
  readonly steps: ReadonlyArray<{
    readonly at: number;
    readonly caption: string | null | undefined;
    readonly id: string;
  }>;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "TourEditor_tour";
};
export type TourEditor_tour$key = {
  readonly " $data"?: TourEditor_tour$data;
  readonly " $fragmentSpreads": FragmentRefs<"TourEditor_tour">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TourEditor_tour",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    },
    {
      "concreteType": "TourStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "at"
        },
        {
          "kind": "ScalarField",
          "name": "caption"
        }
      ]
    }
  ],
  "type": "Tour"
};
})();

(node as any).hash = "81654839037c1e7f18e083a0cb0e8407";

export default node;
