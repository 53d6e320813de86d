/**
 * @generated SignedSource<<3f44d66f2be881eb4ae154eaab5c7034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickFilters_facets$data = {
  readonly creators: {
    readonly values: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
  };
  readonly subjects: {
    readonly values: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
  };
  readonly types: {
    readonly values: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
  };
  readonly " $fragmentType": "PickFilters_facets";
};
export type PickFilters_facets$key = {
  readonly " $data"?: PickFilters_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickFilters_facets">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 40
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FacetValue",
    "kind": "LinkedField",
    "name": "values",
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
        "name": "count",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PickFilters_facets",
  "selections": [
    {
      "alias": "types",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "TYPE"
        }
      ],
      "concreteType": "FacetValues",
      "kind": "LinkedField",
      "name": "values",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "values(first:40,kind:\"TYPE\")"
    },
    {
      "alias": "creators",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "CREATOR"
        }
      ],
      "concreteType": "FacetValues",
      "kind": "LinkedField",
      "name": "values",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "values(first:40,kind:\"CREATOR\")"
    },
    {
      "alias": "subjects",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "kind",
          "value": "SUBJECT"
        }
      ],
      "concreteType": "FacetValues",
      "kind": "LinkedField",
      "name": "values",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "values(first:40,kind:\"SUBJECT\")"
    }
  ],
  "type": "WorkFacets",
  "abstractKey": null
};
})();

(node as any).hash = "3310fdd00114735b403f43a21d511598";

export default node;
