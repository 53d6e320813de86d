/**
 * @generated SignedSource<<a4c2096951088f58bb72a498186ad9da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WaitingHere_desk$data = {
  readonly noteQueue: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly image: {
          readonly id: string;
        };
        readonly state: NoteState;
        readonly " $fragmentSpreads": FragmentRefs<"NoteItem_note">;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly " $fragmentType": "WaitingHere_desk";
};
export type WaitingHere_desk$key = {
  readonly " $data"?: WaitingHere_desk$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingHere_desk">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "noteQueue"
        ]
      }
    ],
    "throwOnFieldError": true
  },
  "name": "WaitingHere_desk",
  "selections": [
    {
      "alias": "noteQueue",
      "concreteType": "NoteConnection",
      "kind": "LinkedField",
      "name": "__WaitingHere_desk_noteQueue_connection",
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
                  "concreteType": "Image",
                  "kind": "LinkedField",
                  "name": "image",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ]
                },
                {
                  "kind": "FragmentSpread",
                  "name": "NoteItem_note"
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
              "name": "hasNextPage"
            },
            {
              "kind": "ScalarField",
              "name": "endCursor"
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
  "type": "Desk"
};
})();

(node as any).hash = "6a8e8d4c292494f60831ef1e198dcfbf";

export default node;
