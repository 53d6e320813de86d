/**
 * @generated SignedSource<<7ff7e430025bd2376a0d5ad61dd259fa>>
 * @relayHash ce373508d2b9660656f5d8ec6542be74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d46a7343830e47d687e016ea293d1608f47cfc4630010157ae4f86f59e74166

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SavedSearchSelectQuery$variables = Record<PropertyKey, never>;
export type SavedSearchSelectQuery$data = {
  readonly viewer: {
    readonly savedSearches: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly " $fragmentSpreads": FragmentRefs<"savedSearchChoice_search">;
        };
      }>;
    };
  };
};
export type SavedSearchSelectQuery = {
  response: SavedSearchSelectQuery$data;
  variables: SavedSearchSelectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = {
  "kind": "ScalarField",
  "name": "search"
},
v4 = {
  "kind": "ScalarField",
  "name": "order"
},
v5 = {
  "concreteType": "SavedFilter",
  "kind": "LinkedField",
  "name": "filter",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "types"
    },
    {
      "kind": "ScalarField",
      "name": "creators"
    },
    {
      "kind": "ScalarField",
      "name": "subjects"
    },
    {
      "kind": "ScalarField",
      "name": "places"
    },
    {
      "kind": "ScalarField",
      "name": "techniques"
    },
    {
      "kind": "ScalarField",
      "name": "rights"
    },
    {
      "kind": "ScalarField",
      "name": "hasImage"
    },
    {
      "kind": "ScalarField",
      "name": "yearFrom"
    },
    {
      "kind": "ScalarField",
      "name": "yearTo"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SavedSearchSelectQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "SavedSearchConnection",
            "kind": "LinkedField",
            "name": "savedSearches",
            "plural": false,
            "selections": [
              {
                "concreteType": "SavedSearchEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "SavedSearch",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "savedSearchChoice_search",
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "argumentDefinitions": []
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "savedSearches(first:100)"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedSearchSelectQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "SavedSearchConnection",
            "kind": "LinkedField",
            "name": "savedSearches",
            "plural": false,
            "selections": [
              {
                "concreteType": "SavedSearchEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "SavedSearch",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "savedSearches(first:100)"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "6d46a7343830e47d687e016ea293d1608f47cfc4630010157ae4f86f59e74166",
    "metadata": {},
    "name": "SavedSearchSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f3c3f986a73320e145e8945cfa87f93e";

export default node;
