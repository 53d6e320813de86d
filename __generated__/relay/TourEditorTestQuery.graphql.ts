/**
 * @generated SignedSource<<3dbc22f03f69b6e8dd0e6852cd4a1d44>>
 * @relayHash 2e359de3f48cd1ba28a1756ed69cf328
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6a6e3d2f733fdfbce4a0e3e044be3c312c6555a1a13e1143ca88877a7f3deec

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TourEditorTestQuery$variables = Record<PropertyKey, never>;
export type TourEditorTestQuery$data = {
  readonly tour: {
    readonly " $fragmentSpreads": FragmentRefs<"TourEditor_tour">;
  } | null | undefined;
};
export type TourEditorTestQuery = {
  response: TourEditorTestQuery$data;
  variables: TourEditorTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "code",
    "value": "bcdfgh"
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
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "TourEditorTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Tour",
        "kind": "LinkedField",
        "name": "tour",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "TourEditor_tour"
          }
        ],
        "storageKey": "tour(code:\"bcdfgh\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TourEditorTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Tour",
        "kind": "LinkedField",
        "name": "tour",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "version"
          },
          {
            "concreteType": "TourStep",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "at"
              },
              {
                "kind": "ScalarField",
                "name": "caption"
              }
            ]
          }
        ],
        "storageKey": "tour(code:\"bcdfgh\")"
      }
    ]
  },
  "params": {
    "id": "d6a6e3d2f733fdfbce4a0e3e044be3c312c6555a1a13e1143ca88877a7f3deec",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "tour": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Tour"
        },
        "tour.id": (v2/*:: as any*/),
        "tour.steps": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "TourStep"
        },
        "tour.steps.at": (v3/*:: as any*/),
        "tour.steps.caption": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "tour.steps.id": (v2/*:: as any*/),
        "tour.title": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "tour.version": (v3/*:: as any*/)
      }
    },
    "name": "TourEditorTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e51a8749d1ce1d16bda2ef192d92a060";

export default node;
