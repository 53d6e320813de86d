/**
 * @generated SignedSource<<a2a032db6588bd6b29ac89584ae53a92>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workCount",
  "storageKey": null
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
          "args": null,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubjectTile_term"
        }
      ],
      "storageKey": "terms(first:8,kind:\"SUBJECT\")"
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "b618e373d30b1893805226fdd128f8f1";

export default node;
