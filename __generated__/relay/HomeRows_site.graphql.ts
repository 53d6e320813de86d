/**
 * @generated SignedSource<<144dc65207997c5c4591c0ceeaea6c7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeRows_site$data = {
  readonly subjects: ReadonlyArray<{
    readonly id: string;
    readonly workCount: number;
    readonly works: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly primaryImage: {
            readonly " $fragmentSpreads": FragmentRefs<"SubjectTile_image">;
          } | null | undefined;
        };
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"SubjectTile_term">;
  }>;
  readonly types: ReadonlyArray<{
    readonly id: string;
    readonly workCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"TypeRow_term">;
  }>;
  readonly " $fragmentType": "HomeRows_site";
};
export type HomeRows_site$key = {
  readonly " $data"?: HomeRows_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeRows_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "workCount"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeRows_site",
  "selections": [
    {
      "alias": "types",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        },
        {
          "kind": "Literal",
          "name": "kind",
          "value": "TYPE"
        }
      ],
      "concreteType": "Term",
      "kind": "LinkedField",
      "name": "terms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "FragmentSpread",
          "name": "TypeRow_term"
        }
      ],
      "storageKey": "terms(first:3,kind:\"TYPE\")"
    },
    {
      "alias": "subjects",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        },
        {
          "kind": "Literal",
          "name": "kind",
          "value": "SUBJECT"
        }
      ],
      "concreteType": "Term",
      "kind": "LinkedField",
      "name": "terms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 6
            }
          ],
          "concreteType": "WorkConnection",
          "kind": "LinkedField",
          "name": "works",
          "plural": false,
          "selections": [
            {
              "concreteType": "WorkEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "concreteType": "Work",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "concreteType": "Image",
                      "kind": "LinkedField",
                      "name": "primaryImage",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "FragmentSpread",
                          "name": "SubjectTile_image"
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ],
          "storageKey": "works(first:6)"
        },
        {
          "kind": "FragmentSpread",
          "name": "SubjectTile_term"
        }
      ],
      "storageKey": "terms(first:8,kind:\"SUBJECT\")"
    }
  ],
  "type": "Site"
};
})();

(node as any).hash = "1530fc7459eda9efb4db415d0e68efaf";

export default node;
