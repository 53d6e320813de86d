/**
 * @generated SignedSource<<a76c1bca155f77e1e6ff3a22d288d09a>>
 * @relayHash 1529633d00ccc06a38343e102dd57fac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49ea5d9347de0e09f5889a8d31a8acf47e4df83898242729fd357fabca8073d6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type joinQuery$variables = Record<PropertyKey, never>;
export type joinQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"JoinPage_viewer">;
  } | null | undefined;
};
export type joinQuery = {
  response: joinQuery$data;
  variables: joinQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "joinQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "JoinPage_viewer"
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
    "name": "joinQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  },
                  (v0/*:: as any*/)
                ]
              },
              (v0/*:: as any*/)
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "49ea5d9347de0e09f5889a8d31a8acf47e4df83898242729fd357fabca8073d6",
    "metadata": {},
    "name": "joinQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05816feeeed0963902bc01ea2cfb8cd1";

export default node;
