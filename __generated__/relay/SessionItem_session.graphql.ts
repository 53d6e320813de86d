/**
 * @generated SignedSource<<f587b09d43f96b87a87b1f879607a731>>
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
  "name": "SessionItem_session",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "device"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    },
    {
      "kind": "ScalarField",
      "name": "seenAt"
    },
    {
      "kind": "ScalarField",
      "name": "isCurrent"
    }
  ],
  "type": "Session"
};

(node as any).hash = "8f1df2c714640d577cf973594bedb16a";

export default node;
