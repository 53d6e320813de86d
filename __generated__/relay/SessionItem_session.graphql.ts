/**
 * @generated SignedSource<<9bb74ac315df7cfff1fe39bcea28b3e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionItem_session$data = {
  readonly createdAt: string;
  readonly device: string;
  readonly id: string;
  readonly isCurrent: boolean;
  readonly seenAt: string;
  readonly " $fragmentType": "SessionItem_session";
};
export type SessionItem_session$key = {
  readonly " $data"?: SessionItem_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionItem_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionItem_session",
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
      "kind": "ScalarField",
      "name": "device",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "8f1df2c714640d577cf973594bedb16a";

export default node;
