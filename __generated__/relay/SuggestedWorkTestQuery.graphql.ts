/**
 * @generated SignedSource<<5dac033a98f80046a6d65fe29203941c>>
 * @relayHash d4d496491960dc8ed5676d4c777e67eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2a6251bfeb324fff59aba25e448b10aef3f207eacec8fb904769f8ea69feee4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuggestedWorkTestQuery$variables = Record<PropertyKey, never>;
export type SuggestedWorkTestQuery$data = {
  readonly suggestions: {
    readonly works: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SuggestedWork_work">;
    }> | null | undefined;
  } | null | undefined;
};
export type SuggestedWorkTestQuery = {
  response: SuggestedWorkTestQuery$data;
  variables: SuggestedWorkTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "text",
    "value": "map"
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
    "name": "SuggestedWorkTestQuery",
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
                "kind": "FragmentSpread",
                "name": "SuggestedWork_work"
              }
            ]
          }
        ],
        "storageKey": "suggestions(text:\"map\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SuggestedWorkTestQuery",
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
                "name": "identifier"
              },
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "recordLanguage"
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
          }
        ],
        "storageKey": "suggestions(text:\"map\")"
      }
    ]
  },
  "params": {
    "id": "d2a6251bfeb324fff59aba25e448b10aef3f207eacec8fb904769f8ea69feee4",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "suggestions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Suggestions"
        },
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
        "suggestions.works.creators.name": (v2/*:: as any*/),
        "suggestions.works.date": (v3/*:: as any*/),
        "suggestions.works.id": (v4/*:: as any*/),
        "suggestions.works.identifier": (v2/*:: as any*/),
        "suggestions.works.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "suggestions.works.primaryImage.alt": (v3/*:: as any*/),
        "suggestions.works.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "suggestions.works.primaryImage.height": (v5/*:: as any*/),
        "suggestions.works.primaryImage.id": (v4/*:: as any*/),
        "suggestions.works.primaryImage.placeholder": (v2/*:: as any*/),
        "suggestions.works.primaryImage.service": (v2/*:: as any*/),
        "suggestions.works.primaryImage.width": (v5/*:: as any*/),
        "suggestions.works.recordLanguage": (v3/*:: as any*/),
        "suggestions.works.title": (v2/*:: as any*/)
      }
    },
    "name": "SuggestedWorkTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2b673c9f192785e65fa52dc8724ce941";

export default node;
