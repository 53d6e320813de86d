/**
 * @generated SignedSource<<8ce00de416c86d2e366e3cfa8eab2d10>>
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
  "metadata": null,
  "name": "RevisionOrigin_revision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "through",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restored",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "import",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkRevision",
  "abstractKey": null
};

(node as any).hash = "6a506a8cd0ced7deef1d4b81bb840213";

export default node;
