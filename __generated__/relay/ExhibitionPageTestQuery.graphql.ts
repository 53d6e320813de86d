/**
 * @generated SignedSource<<8099ebbb00f51266b679181f5138327f>>
 * @relayHash 44453d11dd3b0e483f6ee29fee08a7d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bd478fe414f0fcde0c3ee084a66f8b6fc5df1247b7d6a8593e6b5cfbb0076cc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionPageTestQuery$variables = Record<PropertyKey, never>;
export type ExhibitionPageTestQuery$data = {
  readonly exhibition: {
    readonly " $fragmentSpreads": FragmentRefs<"ExhibitionHead_exhibition" | "ExhibitionPage_exhibition">;
  } | null | undefined;
};
export type ExhibitionPageTestQuery = {
  response: ExhibitionPageTestQuery$data;
  variables: ExhibitionPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "poles"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "slug"
},
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "language"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "alt"
},
v6 = {
  "kind": "ScalarField",
  "name": "width"
},
v7 = {
  "kind": "ScalarField",
  "name": "height"
},
v8 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "address"
    },
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ]
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "TakenView"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ImageCut"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v14 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Work"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ExhibitionPageTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ExhibitionHead_exhibition"
          },
          {
            "kind": "FragmentSpread",
            "name": "ExhibitionPage_exhibition"
          }
        ],
        "storageKey": "exhibition(slug:\"poles\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExhibitionPageTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "introduction"
          },
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "publishedAt"
          },
          {
            "kind": "ScalarField",
            "name": "updatedAt"
          },
          {
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "translations",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          {
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "picture",
            "plural": false,
            "selections": [
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              (v8/*:: as any*/)
            ]
          },
          {
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "frame"
              },
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "recordLanguage"
                  },
                  (v4/*:: as any*/)
                ]
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "service"
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "placeholder"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "derivativeWidths"
                  },
                  (v4/*:: as any*/)
                ]
              },
              (v8/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "opensOn"
          },
          {
            "kind": "ScalarField",
            "name": "closesOn"
          },
          {
            "kind": "ScalarField",
            "name": "colours"
          },
          {
            "kind": "ScalarField",
            "name": "typeface"
          },
          (v4/*:: as any*/)
        ],
        "storageKey": "exhibition(slug:\"poles\")"
      }
    ]
  },
  "params": {
    "id": "7bd478fe414f0fcde0c3ee084a66f8b6fc5df1247b7d6a8593e6b5cfbb0076cc",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "exhibition": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Exhibition"
        },
        "exhibition.closesOn": (v9/*:: as any*/),
        "exhibition.colours": {
          "enumValues": [
            "SITE",
            "NIGHT",
            "PAPER",
            "GREY"
          ],
          "nullable": false,
          "plural": false,
          "type": "ExhibitionColours"
        },
        "exhibition.cover": (v10/*:: as any*/),
        "exhibition.cover.cuts": (v11/*:: as any*/),
        "exhibition.cover.cuts.address": (v12/*:: as any*/),
        "exhibition.cover.cuts.height": (v13/*:: as any*/),
        "exhibition.cover.cuts.width": (v13/*:: as any*/),
        "exhibition.cover.frame": (v12/*:: as any*/),
        "exhibition.cover.image": (v14/*:: as any*/),
        "exhibition.cover.image.alt": (v9/*:: as any*/),
        "exhibition.cover.image.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "exhibition.cover.image.height": (v13/*:: as any*/),
        "exhibition.cover.image.id": (v15/*:: as any*/),
        "exhibition.cover.image.placeholder": (v12/*:: as any*/),
        "exhibition.cover.image.service": (v12/*:: as any*/),
        "exhibition.cover.image.width": (v13/*:: as any*/),
        "exhibition.cover.work": (v16/*:: as any*/),
        "exhibition.cover.work.id": (v15/*:: as any*/),
        "exhibition.cover.work.recordLanguage": (v9/*:: as any*/),
        "exhibition.cover.work.title": (v12/*:: as any*/),
        "exhibition.id": (v15/*:: as any*/),
        "exhibition.introduction": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "RichText"
        },
        "exhibition.language": (v12/*:: as any*/),
        "exhibition.opensOn": (v9/*:: as any*/),
        "exhibition.picture": (v10/*:: as any*/),
        "exhibition.picture.cuts": (v11/*:: as any*/),
        "exhibition.picture.cuts.address": (v12/*:: as any*/),
        "exhibition.picture.cuts.height": (v13/*:: as any*/),
        "exhibition.picture.cuts.width": (v13/*:: as any*/),
        "exhibition.picture.image": (v14/*:: as any*/),
        "exhibition.picture.image.alt": (v9/*:: as any*/),
        "exhibition.picture.image.id": (v15/*:: as any*/),
        "exhibition.picture.work": (v16/*:: as any*/),
        "exhibition.picture.work.id": (v15/*:: as any*/),
        "exhibition.picture.work.title": (v12/*:: as any*/),
        "exhibition.publishedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "exhibition.slug": (v12/*:: as any*/),
        "exhibition.title": (v12/*:: as any*/),
        "exhibition.translations": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Exhibition"
        },
        "exhibition.translations.id": (v15/*:: as any*/),
        "exhibition.translations.language": (v12/*:: as any*/),
        "exhibition.translations.slug": (v12/*:: as any*/),
        "exhibition.typeface": {
          "enumValues": [
            "SANS",
            "SERIF"
          ],
          "nullable": false,
          "plural": false,
          "type": "ExhibitionTypeface"
        },
        "exhibition.updatedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        }
      }
    },
    "name": "ExhibitionPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7f33f4ce487ec9d073469678ebbfb9c";

export default node;
