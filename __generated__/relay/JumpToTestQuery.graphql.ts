/**
 * @generated SignedSource<<43a2cc90bcf5b305ec1fde903e88a8ee>>
 * @relayHash 91a026b99624791ea6896bab6781c3da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9da07088dc5129130d883f22206215b5cd66e08f68c9b68087e077c283380994

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JumpToTestQuery$variables = Record<PropertyKey, never>;
export type JumpToTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JumpTo_query">;
};
export type JumpToTestQuery = {
  response: JumpToTestQuery$data;
  variables: JumpToTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "JumpToTestQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "JumpTo_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JumpToTestQuery",
    "selections": [
      {
        "concreteType": "WorkJump",
        "kind": "LinkedField",
        "name": "workJumps",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "at"
          },
          {
            "kind": "ScalarField",
            "name": "label"
          },
          {
            "kind": "ScalarField",
            "name": "count"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9da07088dc5129130d883f22206215b5cd66e08f68c9b68087e077c283380994",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "workJumps": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkJump"
        },
        "workJumps.at": (v0/*:: as any*/),
        "workJumps.count": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "workJumps.label": (v0/*:: as any*/)
      }
    },
    "name": "JumpToTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40ef6b9a7330859ac3931f66340671ae";

export default node;
