/**
 * @generated SignedSource<<b5f97157db8d82a786cd2783c5f95826>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WorkField = "CREATORS" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "METADATA" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "STATUS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FieldChangeList_changes$data = ReadonlyArray<{
  readonly after: ReadonlyArray<string>;
  readonly before: ReadonlyArray<string>;
  readonly field: WorkField;
  readonly label: string;
  readonly " $fragmentType": "FieldChangeList_changes";
}>;
export type FieldChangeList_changes$key = ReadonlyArray<{
  readonly " $data"?: FieldChangeList_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldChangeList_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FieldChangeList_changes",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "field"
    },
    {
      "kind": "ScalarField",
      "name": "label"
    },
    {
      "kind": "ScalarField",
      "name": "before"
    },
    {
      "kind": "ScalarField",
      "name": "after"
    }
  ],
  "type": "WorkFieldChange"
};

(node as any).hash = "40b144e30be20c8aba74588fa5296cda";

export default node;
