/**
 * @generated SignedSource<<7fd1db4675854ce2767ee11cbbd177ec>>
 * @relayHash 69c64f0d4dbc2a8cdaccffb0af5c7dcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95dca40836876b068a59a59d61e7d845f67d080b696d99698cf1331da7353f39

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksControlsTestQuery$variables = Record<PropertyKey, never>;
export type WorksControlsTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"WorksControls_site">;
  } | null | undefined;
};
export type WorksControlsTestQuery = {
  response: WorksControlsTestQuery$data;
  variables: WorksControlsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorksControlsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorksControls_site"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorksControlsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
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
              },
              (v0/*:: as any*/)
            ],
            "storageKey": "terms(first:100,kind:\"TYPE\")"
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "95dca40836876b068a59a59d61e7d845f67d080b696d99698cf1331da7353f39",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v1/*:: as any*/),
        "site.types": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Term"
        },
        "site.types.id": (v1/*:: as any*/),
        "site.types.value": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "site.types.workCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        }
      }
    },
    "name": "WorksControlsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05a40ca0b5f89c3ad9a96cac2b6c2d14";

export default node;
