/**
 * @generated SignedSource<<71b3083a30c606b3dc7e326b276a30b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CiteDialog_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
    readonly role: string | null | undefined;
  }>;
  readonly creditLine: string | null | undefined;
  readonly date: string | null | undefined;
  readonly earliestYear: number | null | undefined;
  readonly identifier: string;
  readonly slug: string;
  readonly technique: string | null | undefined;
  readonly title: string;
  readonly workType: string | null | undefined;
  readonly " $fragmentType": "CiteDialog_work";
};
export type CiteDialog_work$key = {
  readonly " $data"?: CiteDialog_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"CiteDialog_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CiteDialog_work",
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
      "concreteType": "Creator",
      "kind": "LinkedField",
      "name": "creators",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "role"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "earliestYear"
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
      "kind": "ScalarField",
      "name": "creditLine"
    }
  ],
  "type": "Work"
};

(node as any).hash = "20e516871286606ecc5003d5548e2d1a";

export default node;
