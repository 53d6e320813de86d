/**
 * @generated SignedSource<<5fd9a618dc7c4b973d59792a533026d6>>
 * @relayHash 56516e9c3aa879994cd5374e79e05bbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25e39ff36a98a816af84b833e6a2d655389d04d7baac08463bbb326a3bccb1a1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuggestedItemsTestQuery$variables = Record<PropertyKey, never>;
export type SuggestedItemsTestQuery$data = {
  readonly suggestions: {
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedItems_suggestions">;
  } | null | undefined;
};
export type SuggestedItemsTestQuery = {
  response: SuggestedItemsTestQuery$data;
  variables: SuggestedItemsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "text",
    "value": "sto"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "value"
  },
  {
    "kind": "ScalarField",
    "name": "count"
  }
],
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "FacetValue"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SuggestedItemsTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Suggestions",
        "kind": "LinkedField",
        "name": "suggestions",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SuggestedItems_suggestions"
          }
        ],
        "storageKey": "suggestions(text:\"sto\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SuggestedItemsTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Suggestions",
        "kind": "LinkedField",
        "name": "suggestions",
        "plural": false,
        "selections": [
          {
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "works",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "slug"
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
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "date"
              },
              {
                "kind": "ScalarField",
                "name": "identifier"
              },
              {
                "kind": "ScalarField",
                "name": "recordLanguage"
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "primaryImage",
                "plural": false,
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
                  {
                    "kind": "ScalarField",
                    "name": "alt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "placeholder"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "derivativeWidths"
                  },
                  (v1/*:: as any*/)
                ]
              },
              (v1/*:: as any*/)
            ]
          },
          {
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": (v2/*:: as any*/)
          },
          {
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "subjects",
            "plural": true,
            "selections": (v2/*:: as any*/)
          }
        ],
        "storageKey": "suggestions(text:\"sto\")"
      }
    ]
  },
  "params": {
    "id": "25e39ff36a98a816af84b833e6a2d655389d04d7baac08463bbb326a3bccb1a1",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "suggestions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Suggestions"
        },
        "suggestions.creators": (v3/*:: as any*/),
        "suggestions.creators.count": (v4/*:: as any*/),
        "suggestions.creators.value": (v5/*:: as any*/),
        "suggestions.subjects": (v3/*:: as any*/),
        "suggestions.subjects.count": (v4/*:: as any*/),
        "suggestions.subjects.value": (v5/*:: as any*/),
        "suggestions.works": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "suggestions.works.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "suggestions.works.creators.name": (v5/*:: as any*/),
        "suggestions.works.date": (v6/*:: as any*/),
        "suggestions.works.id": (v7/*:: as any*/),
        "suggestions.works.identifier": (v5/*:: as any*/),
        "suggestions.works.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "suggestions.works.primaryImage.alt": (v6/*:: as any*/),
        "suggestions.works.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "suggestions.works.primaryImage.height": (v4/*:: as any*/),
        "suggestions.works.primaryImage.id": (v7/*:: as any*/),
        "suggestions.works.primaryImage.placeholder": (v5/*:: as any*/),
        "suggestions.works.primaryImage.service": (v5/*:: as any*/),
        "suggestions.works.primaryImage.width": (v4/*:: as any*/),
        "suggestions.works.recordLanguage": (v6/*:: as any*/),
        "suggestions.works.slug": (v5/*:: as any*/),
        "suggestions.works.title": (v5/*:: as any*/)
      }
    },
    "name": "SuggestedItemsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "30b931e2bc1940f0fee0a28ec7a13bdf";

export default node;
