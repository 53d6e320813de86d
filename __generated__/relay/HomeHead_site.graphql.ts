/**
 * @generated SignedSource<<b2e26927f82140daf72e06976e2756da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeHead_site$data = {
  readonly description: string;
  readonly title: string;
  readonly " $fragmentType": "HomeHead_site";
};
export type HomeHead_site$key = {
  readonly " $data"?: HomeHead_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHead_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeHead_site",
  "selections": [
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
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "242e97a32e48daf05666b4fab01f44c9";

export default node;
