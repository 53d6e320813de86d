/**
 * @generated SignedSource<<6ffd235ddb5e72405506ce532b4ae568>>
 * @relayHash 86619b5ffb099c4b14313383101f3d57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e58b60e56ff4d4ceddaa6351b752c7377ea87fc62f50177a84c04597e248aba

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSuggestionsQuery$variables = {
  text: string;
};
export type useSuggestionsQuery$data = {
  readonly suggestions: {
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedItems_suggestions">;
  } | null | undefined;
};
export type useSuggestionsQuery = {
  response: useSuggestionsQuery$data;
  variables: useSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "text"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "value"
  },
  {
    "kind": "ScalarField",
    "name": "count"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSuggestionsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Suggestions",
        "kind": "LinkedField",
        "name": "suggestions",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SuggestedItems_suggestions"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSuggestionsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/)
                ]
              },
              (v2/*:: as any*/)
            ]
          },
          {
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": (v3/*:: as any*/)
          },
          {
            "concreteType": "FacetValue",
            "kind": "LinkedField",
            "name": "subjects",
            "plural": true,
            "selections": (v3/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2e58b60e56ff4d4ceddaa6351b752c7377ea87fc62f50177a84c04597e248aba",
    "metadata": {},
    "name": "useSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ff17a537815ced28ca513c5b0af772e6";

export default node;
