/**
 * @generated SignedSource<<ebbaa1dd71b5cb1e0c406a7cae0ffd9f>>
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
    "name": "SuggestedWorkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Suggestions",
        "kind": "LinkedField",
        "name": "suggestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "works",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SuggestedWork_work"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "suggestions(text:\"map\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SuggestedWorkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Suggestions",
        "kind": "LinkedField",
        "name": "suggestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "works",
            "plural": true,
            "selections": [
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
                "kind": "ScalarField",
                "name": "recordLanguage",
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
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "primaryImage",
                "plural": false,
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "alt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "placeholder",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "derivativeWidths",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
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
