/**
 * @generated SignedSource<<ce1a52ed852238987b4f0fbe0da1be03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharedAlbums_viewer$data = {
  readonly sharedAlbums: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"AlbumGrid_albums">;
      };
    }>;
  };
  readonly " $fragmentType": "SharedAlbums_viewer";
};
export type SharedAlbums_viewer$key = {
  readonly " $data"?: SharedAlbums_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedAlbums_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SharedAlbums_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 24
        }
      ],
      "concreteType": "AlbumConnection",
      "kind": "LinkedField",
      "name": "sharedAlbums",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AlbumEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Album",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AlbumGrid_albums"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sharedAlbums(first:24)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "91e1b502f3f21cc231c6a679cd021a3a";

export default node;
