/**
 * @generated SignedSource<<3818ff826cb1491615987320cda14bd3>>
 * @relayHash d77d06aca54edf5b4ab0a33429a1c1a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e9385ef929c580b3aa457c09458e794e0fbf6729ab6490fd894d8cfb9aaa205

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type rootSiteQuery$variables = Record<PropertyKey, never>;
export type rootSiteQuery$data = {
  readonly site: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_site">;
  } | null | undefined;
};
export type rootSiteQuery = {
  response: rootSiteQuery$data;
  variables: rootSiteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "rootSiteQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ImportProgress_site"
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
    "name": "rootSiteQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "concreteType": "Import",
            "kind": "LinkedField",
            "name": "runningImport",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "label"
              },
              {
                "kind": "ScalarField",
                "name": "state"
              },
              {
                "kind": "ScalarField",
                "name": "rowsTotal"
              },
              {
                "kind": "ScalarField",
                "name": "rowsDone"
              },
              {
                "kind": "ScalarField",
                "name": "added"
              },
              {
                "kind": "ScalarField",
                "name": "changed"
              },
              {
                "kind": "ScalarField",
                "name": "refused"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9e9385ef929c580b3aa457c09458e794e0fbf6729ab6490fd894d8cfb9aaa205",
    "metadata": {},
    "name": "rootSiteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4784ac6c3ee4b928ddead67ae611e803";

export default node;
