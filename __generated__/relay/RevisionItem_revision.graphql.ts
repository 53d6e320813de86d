/**
 * @generated SignedSource<<8abf25f0ece337b3e0e921d87d428e68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RevisionItem_revision$data = {
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly label: string;
    readonly " $fragmentSpreads": FragmentRefs<"FieldChangeList_changes">;
  }>;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionOrigin_revision">;
  readonly " $fragmentType": "RevisionItem_revision";
};
export type RevisionItem_revision$key = {
  readonly " $data"?: RevisionItem_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionItem_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevisionItem_revision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RevisionOrigin_revision"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkFieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FieldChangeList_changes"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkRevision",
  "abstractKey": null
};

(node as any).hash = "cc4e633052c1695eb4192ab0d7285f9f";

export default node;
