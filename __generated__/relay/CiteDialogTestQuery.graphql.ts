/**
 * @generated SignedSource<<a74ab0c5349fd8c6320ef20af398309d>>
 * @relayHash 178c0ee5a75df0def3a7b1a9b68d931a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce26654d145a84f4bf7d95df60651ed6873193a09f755ced0aa4030fa099cf4d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CiteDialogTestQuery$variables = Record<PropertyKey, never>;
export type CiteDialogTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"CiteDialog_work">;
  } | null | undefined;
};
export type CiteDialogTestQuery = {
  response: CiteDialogTestQuery$data;
  variables: CiteDialogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "mercator"
  }
],
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "CiteDialogTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CiteDialog_work"
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CiteDialogTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "slug"
          },
          {
            "kind": "ScalarField",
            "name": "identifier"
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "concreteType": "Creator",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "name"
              },
              {
                "kind": "ScalarField",
                "name": "role"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "date"
          },
          {
            "kind": "ScalarField",
            "name": "earliestYear"
          },
          {
            "kind": "ScalarField",
            "name": "workType"
          },
          {
            "kind": "ScalarField",
            "name": "technique"
          },
          {
            "kind": "ScalarField",
            "name": "creditLine"
          },
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "ce26654d145a84f4bf7d95df60651ed6873193a09f755ced0aa4030fa099cf4d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "work.creators.name": (v1/*:: as any*/),
        "work.creators.role": (v2/*:: as any*/),
        "work.creditLine": (v2/*:: as any*/),
        "work.date": (v2/*:: as any*/),
        "work.earliestYear": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "work.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "work.identifier": (v1/*:: as any*/),
        "work.slug": (v1/*:: as any*/),
        "work.technique": (v2/*:: as any*/),
        "work.title": (v1/*:: as any*/),
        "work.workType": (v2/*:: as any*/)
      }
    },
    "name": "CiteDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "94daa720ac138f7f2d4ed1d4faf5799b";

export default node;
