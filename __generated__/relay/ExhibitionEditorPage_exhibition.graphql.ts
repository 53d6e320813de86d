/**
 * @generated SignedSource<<5e16457d2c789fbabab0998f89ae7828>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionEditorPage_exhibition$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionEditor_exhibition">;
  readonly " $fragmentType": "ExhibitionEditorPage_exhibition";
};
export type ExhibitionEditorPage_exhibition$key = {
  readonly " $data"?: ExhibitionEditorPage_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionEditorPage_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ExhibitionEditorPage_exhibition",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "ExhibitionEditor_exhibition"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "dc874b96679f461cba0a6dbf58fd59d6";

export default node;
