/**
 * @generated SignedSource<<3ec85535034e14f6a8fb0985df1094c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WorkFormPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly id: string;
      readonly role: Role;
    };
  } | null | undefined;
  readonly desk: {
    readonly work: {
      readonly id: string;
      readonly recordLanguage: string | null | undefined;
      readonly status: WorkStatus;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"RemovedWork_work" | "WorkEditor_work">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NotForYou_viewer">;
  readonly " $fragmentType": "WorkFormPage_viewer";
};
export type WorkFormPage_viewer$key = {
  readonly " $data"?: WorkFormPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkFormPage_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "name": "WorkFormPage_viewer",
  "selections": [
    {
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "role"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "Desk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "id"
            }
          ],
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "title"
            },
            {
              "kind": "ScalarField",
              "name": "recordLanguage"
            },
            {
              "kind": "ScalarField",
              "name": "status"
            },
            {
              "kind": "FragmentSpread",
              "name": "WorkEditor_work"
            },
            {
              "kind": "FragmentSpread",
              "name": "RemovedWork_work"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "NotForYou_viewer"
    }
  ],
  "type": "Viewer"
};
})();

(node as any).hash = "8b886188b7715afae72a3d619ca655c3";

export default node;
