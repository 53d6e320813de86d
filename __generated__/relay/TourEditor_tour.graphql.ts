/**
 * @generated SignedSource<<eeb69c3cf08f0777b1e2beb55b9867f4>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TourStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tour",
  "abstractKey": null
};
})();

(node as any).hash = "81654839037c1e7f18e083a0cb0e8407";

export default node;
