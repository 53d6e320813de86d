/**
 * @generated SignedSource<<019bb7d97ad3621c301e91ff7ff52fa9>>
 * @relayHash 818a91faa26015bb5e8a71e5746bd7a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a03a016ef8fc51b418570aba6ae1937caf2c51451cb5b15229b3df67985245

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkMenuTestQuery$variables = Record<PropertyKey, never>;
export type WorkMenuTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkActions_work">;
  } | null | undefined;
};
export type WorkMenuTestQuery = {
  response: WorkMenuTestQuery$data;
  variables: WorkMenuTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "world-map"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkMenuTestQuery",
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
            "name": "WorkActions_work"
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkMenuTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "recordLanguage",
            "storageKey": null
          },
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
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "service",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
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
            "name": "workType",
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
            "concreteType": "Dimensions",
            "kind": "LinkedField",
            "name": "dimensions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Rights",
            "kind": "LinkedField",
            "name": "rights",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ]
  },
  "params": {
    "id": "42a03a016ef8fc51b418570aba6ae1937caf2c51451cb5b15229b3df67985245",
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
        "work.creators.name": (v2/*:: as any*/),
        "work.creators.role": (v3/*:: as any*/),
        "work.creditLine": (v3/*:: as any*/),
        "work.date": (v3/*:: as any*/),
        "work.dimensions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Dimensions"
        },
        "work.dimensions.text": (v2/*:: as any*/),
        "work.earliestYear": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "work.id": (v4/*:: as any*/),
        "work.identifier": (v2/*:: as any*/),
        "work.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "work.images.height": (v5/*:: as any*/),
        "work.images.id": (v4/*:: as any*/),
        "work.images.service": (v2/*:: as any*/),
        "work.images.width": (v5/*:: as any*/),
        "work.recordLanguage": (v3/*:: as any*/),
        "work.rights": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Rights"
        },
        "work.rights.label": (v2/*:: as any*/),
        "work.slug": (v2/*:: as any*/),
        "work.technique": (v3/*:: as any*/),
        "work.title": (v2/*:: as any*/),
        "work.workType": (v3/*:: as any*/)
      }
    },
    "name": "WorkMenuTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d694b1f3b56ac8b6e4be8b3ce51bbfb7";

export default node;
