/**
 * @generated SignedSource<<095e071bbe7b5c03637c05ab332fb68b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LoadedNotes_image$data = {
  readonly id: string;
  readonly notes: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly author: {
          readonly member: {
            readonly id: string;
          } | null | undefined;
        };
        readonly id: string;
        readonly state: NoteState;
        readonly " $fragmentSpreads": FragmentRefs<"NoteList_notes" | "NoteMarks_notes" | "noteOrder_note">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NotesPanel_image">;
  readonly " $fragmentType": "LoadedNotes_image";
};
export type LoadedNotes_image$key = {
  readonly " $data"?: LoadedNotes_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedNotes_image">;
};

import LoadedNotesPaginationQuery_graphql from './LoadedNotesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "notes"
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "author"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": "NEWEST",
      "kind": "LocalArgument",
      "name": "order"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": LoadedNotesPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "LoadedNotes_image",
  "selections": [
    {
      "alias": "notes",
      "args": [
        {
          "kind": "Variable",
          "name": "author",
          "variableName": "author"
        },
        {
          "kind": "Variable",
          "name": "order",
          "variableName": "order"
        }
      ],
      "concreteType": "NoteConnection",
      "kind": "LinkedField",
      "name": "__LoadedNotes_image_notes_connection",
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
                (v1/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "state"
                },
                {
                  "concreteType": "NoteAuthor",
                  "kind": "LinkedField",
                  "name": "author",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "Member",
                      "kind": "LinkedField",
                      "name": "member",
                      "plural": false,
                      "selections": [
                        (v1/*:: as any*/)
                      ]
                    }
                  ]
                },
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "noteOrder_note",
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "createdAt"
                    },
                    {
                      "concreteType": "NoteRegion",
                      "kind": "LinkedField",
                      "name": "region",
                      "plural": false,
                      "selections": [
                        {
                          "concreteType": "Region",
                          "kind": "LinkedField",
                          "name": "box",
                          "plural": false,
                          "selections": [
                            {
                              "kind": "ScalarField",
                              "name": "x"
                            },
                            {
                              "kind": "ScalarField",
                              "name": "y"
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "argumentDefinitions": []
                },
                {
                  "kind": "FragmentSpread",
                  "name": "NoteList_notes"
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
    },
    {
      "kind": "FragmentSpread",
      "name": "NotesPanel_image"
    },
    (v1/*:: as any*/)
  ],
  "type": "Image"
};
})();

(node as any).hash = "505c43ef40d15a1dd6efef3c09929539";

export default node;
