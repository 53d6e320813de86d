/**
 * @generated SignedSource<<9f51369a4c72aeca7c13ef15ba72fb3d>>
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
  "metadata": null,
  "name": "ExhibitionCard_exhibition",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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
      "name": "introduction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesOn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExhibitionWall_exhibition"
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "4d568888d0757643e72c2e479c3da068";

export default node;
