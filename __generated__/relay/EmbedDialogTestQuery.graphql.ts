/**
 * @generated SignedSource<<b67987bc89c2bdbc40bdd3fef50d06e1>>
 * @relayHash f701fac03de4ae6b554a477200ca11de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f1b32503c734f775618a9b0270681f89a742ea0f64fe53eaa1c2c41ea07a818

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmbedDialogTestQuery$variables = Record<PropertyKey, never>;
export type EmbedDialogTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"EmbedDialog_work">;
  } | null | undefined;
};
export type EmbedDialogTestQuery = {
  response: EmbedDialogTestQuery$data;
  variables: EmbedDialogTestQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "EmbedDialogTestQuery",
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
            "name": "EmbedDialog_work"
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
    "name": "EmbedDialogTestQuery",
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
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "date"
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
    "id": "9f1b32503c734f775618a9b0270681f89a742ea0f64fe53eaa1c2c41ea07a818",
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
        "work.date": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "work.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "work.title": (v1/*:: as any*/)
      }
    },
    "name": "EmbedDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9fec84dce2e3482db85863aaaf6dd9f6";

export default node;
