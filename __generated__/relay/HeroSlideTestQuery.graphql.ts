/**
 * @generated SignedSource<<2ed8b69110e9bc688922052d3e2056b1>>
 * @relayHash c932a30f7fde03e2575967072b093c56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6555599de1385ed4c7f0077233bbe1df86b262bc809438e0414106bf7e1029d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeroSlideTestQuery$variables = Record<PropertyKey, never>;
export type HeroSlideTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"HeroSlide_work">;
  } | null | undefined;
};
export type HeroSlideTestQuery = {
  response: HeroSlideTestQuery$data;
  variables: HeroSlideTestQuery$variables;
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
    "name": "HeroSlideTestQuery",
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
            "name": "HeroSlide_work"
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
    "name": "HeroSlideTestQuery",
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
            "name": "slug"
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
                "name": "width"
              },
              {
                "kind": "ScalarField",
                "name": "height"
              },
              {
                "kind": "ScalarField",
                "name": "service"
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
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "f6555599de1385ed4c7f0077233bbe1df86b262bc809438e0414106bf7e1029d",
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
        "work.date": (v3/*:: as any*/),
        "work.id": (v4/*:: as any*/),
        "work.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "work.primaryImage.alt": (v3/*:: as any*/),
        "work.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "work.primaryImage.height": (v5/*:: as any*/),
        "work.primaryImage.id": (v4/*:: as any*/),
        "work.primaryImage.placeholder": (v2/*:: as any*/),
        "work.primaryImage.service": (v2/*:: as any*/),
        "work.primaryImage.width": (v5/*:: as any*/),
        "work.recordLanguage": (v3/*:: as any*/),
        "work.slug": (v2/*:: as any*/),
        "work.title": (v2/*:: as any*/)
      }
    },
    "name": "HeroSlideTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9422c4a9df2bf3f0d697ab79acfabeae";

export default node;
