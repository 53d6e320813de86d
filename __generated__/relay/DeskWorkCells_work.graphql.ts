/**
 * @generated SignedSource<<ff75356353670e806202c9ab7107596d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DeskWorkCells_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly date: string | null | undefined;
  readonly id: string;
  readonly identifier: string;
  readonly primaryImage: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
  } | null | undefined;
  readonly recordLanguage: string | null | undefined;
  readonly status: WorkStatus;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "DeskWorkCells_work";
};
export type DeskWorkCells_work$key = {
  readonly " $data"?: DeskWorkCells_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskWorkCells_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DeskWorkCells_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
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
      "name": "recordLanguage"
    },
    {
      "concreteType": "Creator",
      "kind": "LinkedField",
      "name": "creators",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "updatedAt"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "primaryImage",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "WorkPicture_image"
        }
      ]
    }
  ],
  "type": "Work"
};

(node as any).hash = "9965b0723f36e61268e3f7287c6feb01";

export default node;
