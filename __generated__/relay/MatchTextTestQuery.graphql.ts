/**
 * @generated SignedSource<<5b9de6ca58c8e9b9fd20286c8732fa05>>
 * @relayHash 992713bd719dc9f31c1d916288c06864
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5d3b2f5e0afd10c68320f5ab3dd975decec8c151cc4ca05bddaa51aa3dfd46d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MatchTextTestQuery$variables = Record<PropertyKey, never>;
export type MatchTextTestQuery$data = {
  readonly works: {
    readonly edges: ReadonlyArray<{
      readonly match: {
        readonly " $fragmentSpreads": FragmentRefs<"MatchText_match">;
      } | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type MatchTextTestQuery = {
  response: MatchTextTestQuery$data;
  variables: MatchTextTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MatchTextTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "WorkMatch",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "MatchText_match"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "works(first:1)"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MatchTextTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "WorkMatch",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
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
                    "name": "text"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "works(first:1)"
      }
    ]
  },
  "params": {
    "id": "d5d3b2f5e0afd10c68320f5ab3dd975decec8c151cc4ca05bddaa51aa3dfd46d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "works": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "works.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "works.edges.match": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkMatch"
        },
        "works.edges.match.field": {
          "enumValues": [
            "IDENTIFIER",
            "TYPE",
            "TECHNIQUE",
            "SUBJECT",
            "PLACE",
            "DESCRIPTION",
            "CREDIT_LINE",
            "DIMENSIONS",
            "RIGHTS",
            "METADATA",
            "PICTURE"
          ],
          "nullable": false,
          "plural": false,
          "type": "MatchedField"
        },
        "works.edges.match.label": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "works.edges.match.text": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "MatchTextTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c585e467d67d08ab52029b55b397146";

export default node;
