/**
 * @generated SignedSource<<abf3374de141a0254301edfb173358f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionCard_exhibition$data = {
  readonly closesOn: string | null | undefined;
  readonly introduction: RichText;
  readonly language: string;
  readonly opensOn: string | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionWall_exhibition">;
  readonly " $fragmentType": "ExhibitionCard_exhibition";
};
export type ExhibitionCard_exhibition$key = {
  readonly " $data"?: ExhibitionCard_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionCard_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ExhibitionCard_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "introduction"
    },
    {
      "kind": "ScalarField",
      "name": "language"
    },
    {
      "kind": "ScalarField",
      "name": "opensOn"
    },
    {
      "kind": "ScalarField",
      "name": "closesOn"
    },
    {
      "kind": "FragmentSpread",
      "name": "ExhibitionWall_exhibition"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "4d568888d0757643e72c2e479c3da068";

export default node;
