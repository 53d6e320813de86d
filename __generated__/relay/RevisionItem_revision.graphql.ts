/**
 * @generated SignedSource<<6e17e127dcf4975c169417bf7a498d2d>>
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
  "name": "RevisionItem_revision",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "number"
    },
    {
      "kind": "ScalarField",
      "name": "at"
    },
    {
      "kind": "FragmentSpread",
      "name": "RevisionOrigin_revision"
    },
    {
      "concreteType": "WorkFieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "label"
        },
        {
          "kind": "FragmentSpread",
          "name": "FieldChangeList_changes"
        }
      ]
    }
  ],
  "type": "WorkRevision"
};

(node as any).hash = "cc4e633052c1695eb4192ab0d7285f9f";

export default node;
