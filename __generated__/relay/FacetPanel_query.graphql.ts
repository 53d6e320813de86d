/**
 * @generated SignedSource<<c9304733092b5792557a9fe7e7e38e9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FacetPanel_query$data = {
  readonly workFacets: {
    readonly creator: {
      readonly " $fragmentSpreads": FragmentRefs<"FacetGroup_values">;
    };
    readonly place: {
      readonly " $fragmentSpreads": FragmentRefs<"FacetGroup_values">;
    };
    readonly rights: {
      readonly " $fragmentSpreads": FragmentRefs<"FacetGroup_values">;
    };
    readonly subject: {
      readonly " $fragmentSpreads": FragmentRefs<"FacetGroup_values">;
    };
    readonly technique: {
      readonly " $fragmentSpreads": FragmentRefs<"FacetGroup_values">;
    };
    readonly type: {
      readonly " $fragmentSpreads": FragmentRefs<"FacetGroup_values">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ImageFacet_facets" | "YearsFacet_facets">;
  };
  readonly " $fragmentType": "FacetPanel_query";
};
export type FacetPanel_query$key = {
  readonly " $data"?: FacetPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v1 = [
  {
    "kind": "FragmentSpread",
    "name": "FacetGroup_values"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FacetPanel_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "WorkFacets",
      "kind": "LinkedField",
      "name": "workFacets",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "YearsFacet_facets"
        },
        {
          "kind": "FragmentSpread",
          "name": "ImageFacet_facets"
        },
        {
          "alias": "type",
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
          "storageKey": "values(first:10,kind:\"TYPE\")"
        },
        {
          "alias": "creator",
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
          "storageKey": "values(first:10,kind:\"CREATOR\")"
        },
        {
          "alias": "subject",
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
          "storageKey": "values(first:10,kind:\"SUBJECT\")"
        },
        {
          "alias": "place",
          "args": [
            (v0/*:: as any*/),
            {
              "kind": "Literal",
              "name": "kind",
              "value": "PLACE"
            }
          ],
          "concreteType": "FacetValues",
          "kind": "LinkedField",
          "name": "values",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": "values(first:10,kind:\"PLACE\")"
        },
        {
          "alias": "technique",
          "args": [
            (v0/*:: as any*/),
            {
              "kind": "Literal",
              "name": "kind",
              "value": "TECHNIQUE"
            }
          ],
          "concreteType": "FacetValues",
          "kind": "LinkedField",
          "name": "values",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": "values(first:10,kind:\"TECHNIQUE\")"
        },
        {
          "alias": "rights",
          "args": [
            (v0/*:: as any*/),
            {
              "kind": "Literal",
              "name": "kind",
              "value": "RIGHTS"
            }
          ],
          "concreteType": "FacetValues",
          "kind": "LinkedField",
          "name": "values",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": "values(first:10,kind:\"RIGHTS\")"
        }
      ]
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "706d55fbf0f22e762c996840369692ab";

export default node;
