/**
 * @generated SignedSource<<c6c6775dbccdf5ada53d3b735a6dba59>>
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
  "name": "RemovedWork_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "version"
    },
    {
      "kind": "FragmentSpread",
      "name": "WorkHistory_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "1b1a318ee148600e95829bc7e9a7db36";

export default node;
