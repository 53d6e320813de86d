/**
 * @generated SignedSource<<90524ae83f4941278b735fefed6d2187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportProgress_site$data = {
  readonly id: string;
  readonly runningImport: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_import">;
  } | null | undefined;
  readonly " $fragmentType": "ImportProgress_site";
};
export type ImportProgress_site$key = {
  readonly " $data"?: ImportProgress_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportProgress_site",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "runningImport",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportProgress_import"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "08829f14f8c4dffdafcaa663c4cca13c";

export default node;
