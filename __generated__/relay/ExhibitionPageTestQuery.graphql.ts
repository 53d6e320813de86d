/**
 * @generated SignedSource<<a412729c3d1cf5704e83476ba92f1d56>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
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
    "metadata": null,
    "name": "ExhibitionPageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ExhibitionHead_exhibition"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ExhibitionPage_exhibition"
          }
        ],
        "storageKey": "exhibition(slug:\"poles\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExhibitionPageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "introduction",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "translations",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "picture",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "frame",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordLanguage",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "service",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v5/*:: as any*/),
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
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "opensOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closesOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "colours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "typeface",
            "storageKey": null
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
