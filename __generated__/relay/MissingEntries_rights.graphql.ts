/**
 * @generated SignedSource<<8214f1062f633533dd8939b1cf5f4ecd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MissingEntries_rights$data = {
  readonly missingEntries: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly id: string;
  }>;
  readonly " $fragmentType": "MissingEntries_rights";
};
export type MissingEntries_rights$key = {
  readonly " $data"?: MissingEntries_rights$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingEntries_rights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MissingEntries_rights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AlbumEntry",
      "kind": "LinkedField",
      "name": "missingEntries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AlbumRights",
  "abstractKey": null
};

(node as any).hash = "a2f06e0a3c65e59b30a4c9be7874aa96";

export default node;
