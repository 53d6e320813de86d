/**
 * @generated SignedSource<<8a5a52d71d6685c831acc65c7fc8bf13>>
 * @relayHash fe8935528f88788f41af7e13706a2f7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2466401259daf572fae70a2ab622bb0c7690c4f8d6c8043a5aa47c5a013a5f54

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RelatedWorksTestQuery$variables = Record<PropertyKey, never>;
export type RelatedWorksTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"RelatedWorks_work">;
  } | null | undefined;
};
export type RelatedWorksTestQuery = {
  response: RelatedWorksTestQuery$data;
  variables: RelatedWorksTestQuery$variables;
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
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
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
    "name": "RelatedWorksTestQuery",
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
            "name": "RelatedWorks_work"
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
    "name": "RelatedWorksTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 12
              }
            ],
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "related",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                  (v1/*:: as any*/),
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
                  }
                ]
              },
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
              }
            ],
            "storageKey": "related(first:12)"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "2466401259daf572fae70a2ab622bb0c7690c4f8d6c8043a5aa47c5a013a5f54",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v2/*:: as any*/),
        "work.related": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "work.related.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "work.related.creators.name": (v3/*:: as any*/),
        "work.related.date": (v4/*:: as any*/),
        "work.related.id": (v2/*:: as any*/),
        "work.related.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "work.related.primaryImage.alt": (v4/*:: as any*/),
        "work.related.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "work.related.primaryImage.height": (v5/*:: as any*/),
        "work.related.primaryImage.id": (v2/*:: as any*/),
        "work.related.primaryImage.placeholder": (v3/*:: as any*/),
        "work.related.primaryImage.service": (v3/*:: as any*/),
        "work.related.primaryImage.width": (v5/*:: as any*/),
        "work.related.recordLanguage": (v4/*:: as any*/),
        "work.related.slug": (v3/*:: as any*/),
        "work.related.title": (v3/*:: as any*/)
      }
    },
    "name": "RelatedWorksTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d10c95827bf88350e0689bfa98a44ee4";

export default node;
