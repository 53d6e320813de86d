/**
 * @generated SignedSource<<efd35df83df1aa8a65ba9c72389be4a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportFate = "ADDED" | "CHANGED" | "REFUSED" | "UNCHANGED" | "%future added value";
export type WorkField = "CREATORS" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "METADATA" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "STATUS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportRowItem_row$data = {
  readonly cell: string | null | undefined;
  readonly changes: ReadonlyArray<{
    readonly after: ReadonlyArray<string>;
    readonly before: ReadonlyArray<string>;
    readonly field: WorkField;
    readonly label: string;
  }>;
  readonly column: string | null | undefined;
  readonly fate: ImportFate;
  readonly identifier: string | null | undefined;
  readonly message: string | null | undefined;
  readonly row: number | null | undefined;
  readonly title: string | null | undefined;
  readonly work: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "ImportRowItem_row";
};
export type ImportRowItem_row$key = {
  readonly " $data"?: ImportRowItem_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRowItem_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportRowItem_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "row",
      "storageKey": null
    },
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
      "name": "fate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkFieldChange",
      "kind": "LinkedField",
      "name": "changes",
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
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "column",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cell",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "work",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportRow",
  "abstractKey": null
};

(node as any).hash = "3834563287decdcd0d89a485d2243d64";

export default node;
