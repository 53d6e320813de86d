/**
 * @generated SignedSource<<c69d145d28092572b9a7b03655a2bc05>>
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
  "metadata": null,
  "name": "ImportSamples_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportSample",
      "kind": "LinkedField",
      "name": "samples",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identifier",
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
          "name": "creators",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkFieldValue",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pictures",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "f33a9fb054e8ce8679dde4208fafedf3";

export default node;
