/**
 * @generated SignedSource<<16fe94e03145d5677f4fd8a755cb07e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkTableRow_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly creditLine: string | null | undefined;
  readonly date: string | null | undefined;
  readonly dimensions: {
    readonly text: string;
  } | null | undefined;
  readonly identifier: string;
  readonly primaryImage: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
  } | null | undefined;
  readonly recordLanguage: string | null | undefined;
  readonly slug: string;
  readonly technique: string | null | undefined;
  readonly title: string;
  readonly workType: string | null | undefined;
  readonly " $fragmentType": "WorkTableRow_work";
};
export type WorkTableRow_work$key = {
  readonly " $data"?: WorkTableRow_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkTableRow_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkTableRow_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
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
      "name": "workType"
    },
    {
      "kind": "ScalarField",
      "name": "technique"
    },
    {
      "concreteType": "Dimensions",
      "kind": "LinkedField",
      "name": "dimensions",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "text"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "creditLine"
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

(node as any).hash = "a99ff25f53b7eb4efeacc62cda57c942";

export default node;
