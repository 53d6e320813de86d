/**
 * @generated SignedSource<<c27f121746fd3bd9286950e62d1d6e52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WorkField = "CREATORS" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "METADATA" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "STATUS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportSamples_run$data = {
  readonly samples: ReadonlyArray<{
    readonly creators: ReadonlyArray<string>;
    readonly date: string | null | undefined;
    readonly fields: ReadonlyArray<{
      readonly field: WorkField;
      readonly label: string;
      readonly value: ReadonlyArray<string>;
    }>;
    readonly identifier: string;
    readonly pictures: ReadonlyArray<string>;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "ImportSamples_run";
};
export type ImportSamples_run$key = {
  readonly " $data"?: ImportSamples_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSamples_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImportSamples_run",
  "selections": [
    {
      "concreteType": "ImportSample",
      "kind": "LinkedField",
      "name": "samples",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "identifier"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "creators"
        },
        {
          "kind": "ScalarField",
          "name": "date"
        },
        {
          "concreteType": "WorkFieldValue",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
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
              "name": "value"
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "pictures"
        }
      ]
    }
  ],
  "type": "Import"
};

(node as any).hash = "f33a9fb054e8ce8679dde4208fafedf3";

export default node;
