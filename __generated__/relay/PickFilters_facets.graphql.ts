/**
 * @generated SignedSource<<b6bfd18be5a41900038394b16de471d5>>
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
    "concreteType": "FacetValue",
    "kind": "LinkedField",
    "name": "values",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "value"
      },
      {
        "kind": "ScalarField",
        "name": "count"
      }
    ]
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
  "type": "WorkFacets"
};
})();

(node as any).hash = "3310fdd00114735b403f43a21d511598";

export default node;
