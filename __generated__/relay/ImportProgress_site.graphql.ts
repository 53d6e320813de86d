/**
 * @generated SignedSource<<382e3d55a94ae36b0500a96c67787b37>>
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
  "kind": "ScalarField",
  "name": "id"
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
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "runningImport",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "FragmentSpread",
          "name": "ImportProgress_import"
        }
      ]
    }
  ],
  "type": "Site"
};
})();

(node as any).hash = "08829f14f8c4dffdafcaa663c4cca13c";

export default node;
