/**
 * @generated SignedSource<<a22530c098b22f34f6d12c5f5cd236c6>>
 * @relayHash 4d9556f1dc4686ea31d341b8c68aa52e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8fb08103ef939d926570897bca2e0b5ce9292b6810a4f64786a42008f6c4138

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RevisionComparisonQuery$variables = {
  from: number;
  id: string;
  to: number;
};
export type RevisionComparisonQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly work: {
        readonly comparedRevisions: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"FieldChangeList_changes">;
        }> | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type RevisionComparisonQuery = {
  response: RevisionComparisonQuery$data;
  variables: RevisionComparisonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "RevisionComparisonQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v3/*:: as any*/),
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "WorkFieldChange",
                    "kind": "LinkedField",
                    "name": "comparedRevisions",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "FieldChangeList_changes"
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RevisionComparisonQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v3/*:: as any*/),
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "WorkFieldChange",
                    "kind": "LinkedField",
                    "name": "comparedRevisions",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "field"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "label"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "before"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "after"
                      }
                    ]
                  },
                  (v5/*:: as any*/)
                ]
              }
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "e8fb08103ef939d926570897bca2e0b5ce9292b6810a4f64786a42008f6c4138",
    "metadata": {},
    "name": "RevisionComparisonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66746f4ca2d07dc8a0810a49d151c5db";

export default node;
