/**
 * @generated SignedSource<<0652a11ce969515d760d2e34127d9e5b>>
 * @relayHash 4ed556619b91d5ea63ba1d73d3528696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb3ab5fd878e69a901008c4490f9d5c00be9051527a43e27e604e2d78f1c2112

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TakeAlongButtonTestQuery$variables = Record<PropertyKey, never>;
export type TakeAlongButtonTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"TakeAlongButton_work">;
  } | null | undefined;
};
export type TakeAlongButtonTestQuery = {
  response: TakeAlongButtonTestQuery$data;
  variables: TakeAlongButtonTestQuery$variables;
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
  "kind": "ScalarField",
  "name": "id"
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
    "name": "TakeAlongButtonTestQuery",
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
            "name": "TakeAlongButton_work"
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
    "name": "TakeAlongButtonTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "recordLanguage"
          },
          {
            "kind": "ScalarField",
            "name": "slug"
          },
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "service"
              },
              {
                "kind": "ScalarField",
                "name": "width"
              },
              {
                "kind": "ScalarField",
                "name": "height"
              },
              (v1/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "identifier"
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
            "concreteType": "Dimensions",
            "kind": "LinkedField",
            "name": "dimensions",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "text"
              }
            ]
          },
          {
            "concreteType": "Rights",
            "kind": "LinkedField",
            "name": "rights",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "label"
              }
            ]
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "fb3ab5fd878e69a901008c4490f9d5c00be9051527a43e27e604e2d78f1c2112",
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
    "name": "TakeAlongButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d09c740563d151d04544a26c41aace8d";

export default node;
