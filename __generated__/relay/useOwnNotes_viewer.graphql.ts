/**
 * @generated SignedSource<<79b1aad1807c34802a12c3b8d573494c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useOwnNotes_viewer$data = {
  readonly account: {
    readonly member: {
      readonly id: string;
      readonly name: string | null | undefined;
      readonly role: Role;
    };
  } | null | undefined;
  readonly notes: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly state: NoteState;
        readonly " $fragmentSpreads": FragmentRefs<"NoteItem_note" | "NoteMarks_notes">;
      };
    }>;
  };
  readonly " $fragmentType": "useOwnNotes_viewer";
};
export type useOwnNotes_viewer$key = {
  readonly " $data"?: useOwnNotes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwnNotes_viewer">;
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
      "name": "imageId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "notes"
        ]
      }
    ],
    "throwOnFieldError": true
  },
  "name": "useOwnNotes_viewer",
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
              "name": "name"
            },
            {
              "kind": "ScalarField",
              "name": "role"
            }
          ]
        }
      ]
    },
    {
      "alias": "notes",
      "args": [
        {
          "kind": "Variable",
          "name": "imageId",
          "variableName": "imageId"
        }
      ],
      "concreteType": "NoteConnection",
      "kind": "LinkedField",
      "name": "__useOwnNotes_viewer_notes_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "NoteEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Note",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "state"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "NoteItem_note"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "NoteMarks_notes"
                },
                {
                  "kind": "ScalarField",
                  "name": "__typename"
                }
              ]
            },
            {
              "kind": "ScalarField",
              "name": "cursor"
            }
          ]
        },
        {
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "endCursor"
            },
            {
              "kind": "ScalarField",
              "name": "hasNextPage"
            }
          ]
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "__id"
            }
          ]
        }
      ]
    }
  ],
  "type": "Viewer"
};
})();

(node as any).hash = "2f90a9754fa504e1c254349cb6a83ec7";

export default node;
