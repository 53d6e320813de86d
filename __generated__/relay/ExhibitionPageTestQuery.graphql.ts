/**
 * @generated SignedSource<<913555286285ab619e8dea8884ba1a1d>>
 * @relayHash bc7e80106362ba228db31750b331f639
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 936b87499d7f83d50ef6dcfad96756e1ef3a4bd5b9750efa46fd1d17c6422b73

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
  "name": "width",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v7 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
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
            "name": "cover",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "alt",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "service",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
                  }
                ],
                "storageKey": null
              },
              {
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "frame",
                "storageKey": null
              }
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
    "id": "936b87499d7f83d50ef6dcfad96756e1ef3a4bd5b9750efa46fd1d17c6422b73",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "exhibition": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Exhibition"
        },
        "exhibition.closesOn": (v7/*:: as any*/),
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
        "exhibition.cover": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TakenView"
        },
        "exhibition.cover.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "exhibition.cover.cuts.address": (v8/*:: as any*/),
        "exhibition.cover.cuts.height": (v9/*:: as any*/),
        "exhibition.cover.cuts.width": (v9/*:: as any*/),
        "exhibition.cover.frame": (v8/*:: as any*/),
        "exhibition.cover.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "exhibition.cover.image.alt": (v7/*:: as any*/),
        "exhibition.cover.image.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "exhibition.cover.image.height": (v9/*:: as any*/),
        "exhibition.cover.image.id": (v10/*:: as any*/),
        "exhibition.cover.image.placeholder": (v8/*:: as any*/),
        "exhibition.cover.image.service": (v8/*:: as any*/),
        "exhibition.cover.image.width": (v9/*:: as any*/),
        "exhibition.cover.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "exhibition.cover.work.id": (v10/*:: as any*/),
        "exhibition.cover.work.title": (v8/*:: as any*/),
        "exhibition.id": (v10/*:: as any*/),
        "exhibition.introduction": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "RichText"
        },
        "exhibition.language": (v8/*:: as any*/),
        "exhibition.opensOn": (v7/*:: as any*/),
        "exhibition.publishedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "exhibition.slug": (v8/*:: as any*/),
        "exhibition.title": (v8/*:: as any*/),
        "exhibition.translations": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Exhibition"
        },
        "exhibition.translations.id": (v10/*:: as any*/),
        "exhibition.translations.language": (v8/*:: as any*/),
        "exhibition.translations.slug": (v8/*:: as any*/),
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
