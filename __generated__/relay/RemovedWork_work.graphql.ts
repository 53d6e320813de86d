/**
 * @generated SignedSource<<10cf09fef141cc274e1464e13ce5de85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemovedWork_work$data = {
  readonly version: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkHistory_work">;
  readonly " $fragmentType": "RemovedWork_work";
};
export type RemovedWork_work$key = {
  readonly " $data"?: RemovedWork_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemovedWork_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemovedWork_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkHistory_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "1b1a318ee148600e95829bc7e9a7db36";

export default node;
