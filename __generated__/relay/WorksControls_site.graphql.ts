/**
 * @generated SignedSource<<efe826292f21b4ffcb0234ba536fc553>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksControls_site$data = {
  readonly types: ReadonlyArray<{
    readonly value: string;
    readonly workCount: number;
  }>;
  readonly " $fragmentType": "WorksControls_site";
};
export type WorksControls_site$key = {
  readonly " $data"?: WorksControls_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksControls_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorksControls_site",
  "selections": [
    {
      "alias": "types",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workCount",
          "storageKey": null
        }
      ],
      "storageKey": "terms(first:100,kind:\"TYPE\")"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "52818495a67d9c75795864f0f92cb659";

export default node;
