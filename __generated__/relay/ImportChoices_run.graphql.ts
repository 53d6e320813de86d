/**
 * @generated SignedSource<<702966bbd3b8abf765825b52388ea5b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RemotePictures = "COPY" | "KEEP" | "%future added value";
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportChoices_run$data = {
  readonly choices: {
    readonly newWorks: WorkStatus;
    readonly recordLanguage: string | null | undefined;
    readonly remotePictures: RemotePictures;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ImportChoices_run";
};
export type ImportChoices_run$key = {
  readonly " $data"?: ImportChoices_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportChoices_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportChoices_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportChoices",
      "kind": "LinkedField",
      "name": "choices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newWorks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remotePictures",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordLanguage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "646094c1458201d1d404811b36839c87";

export default node;
