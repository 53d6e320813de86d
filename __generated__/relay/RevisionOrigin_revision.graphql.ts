/**
 * @generated SignedSource<<99daf152c4a9e0ae707d0821d9cd5ff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WorkChangeActor = "COMMAND" | "MEMBER" | "SERVER" | "%future added value";
export type WorkChangeThrough = "BEGINNING" | "BULK_EDIT" | "EDIT" | "IMPORT" | "PUT_BACK" | "SAMPLE" | "UNDO" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RevisionOrigin_revision$data = {
  readonly actor: WorkChangeActor;
  readonly by: string | null | undefined;
  readonly import: {
    readonly label: string;
  } | null | undefined;
  readonly restored: number | null | undefined;
  readonly through: WorkChangeThrough;
  readonly " $fragmentType": "RevisionOrigin_revision";
};
export type RevisionOrigin_revision$key = {
  readonly " $data"?: RevisionOrigin_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionOrigin_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RevisionOrigin_revision",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "through"
    },
    {
      "kind": "ScalarField",
      "name": "actor"
    },
    {
      "kind": "ScalarField",
      "name": "by"
    },
    {
      "kind": "ScalarField",
      "name": "restored"
    },
    {
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "import",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "label"
        }
      ]
    }
  ],
  "type": "WorkRevision"
};

(node as any).hash = "6a506a8cd0ced7deef1d4b81bb840213";

export default node;
