/**
 * @generated SignedSource<<7e71c38fdeb4f240b3962c668fd021e8>>
 * @relayHash 5f46375cdad48b43f166a839c878f123
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c854a07f54c79bc7aa7d78f7d94f8bd7e3a14ebb05597ade2ff7e46c4e70ad2d

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
    "metadata": null,
    "name": "CiteDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CiteDialog_work"
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CiteDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "identifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Creator",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "earliestYear",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "technique",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditLine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "c854a07f54c79bc7aa7d78f7d94f8bd7e3a14ebb05597ade2ff7e46c4e70ad2d",
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
        "work.title": (v1/*:: as any*/)
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
