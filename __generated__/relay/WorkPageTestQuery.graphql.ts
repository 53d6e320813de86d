/**
 * @generated SignedSource<<b30a410b317bb1fb117b1cd5c9500d11>>
 * @relayHash 634f0d1426f11a25ead1da6edac3fc2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc674e9fcdb18c7f4b81f04f75f9b9cde783923626e301034ec0593ae67f3751

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkPageTestQuery$variables = Record<PropertyKey, never>;
export type WorkPageTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkPage_work">;
  } | null | undefined;
};
export type WorkPageTestQuery = {
  response: WorkPageTestQuery$data;
  variables: WorkPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "world-map"
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
  "name": "recordLanguage"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "width"
},
v6 = {
  "kind": "ScalarField",
  "name": "height"
},
v7 = {
  "kind": "ScalarField",
  "name": "service"
},
v8 = {
  "kind": "ScalarField",
  "name": "alt"
},
v9 = {
  "kind": "ScalarField",
  "name": "caption"
},
v10 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v11 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v12 = {
  "kind": "ScalarField",
  "name": "description"
},
v13 = {
  "kind": "ScalarField",
  "name": "x"
},
v14 = {
  "kind": "ScalarField",
  "name": "y"
},
v15 = {
  "kind": "ScalarField",
  "name": "role"
},
v16 = [
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v17 = {
  "kind": "ScalarField",
  "name": "name"
},
v18 = {
  "kind": "ScalarField",
  "name": "date"
},
v19 = {
  "kind": "ScalarField",
  "name": "label"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Creator"
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v22 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v23 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v24 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v25 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v26 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v27 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ImagePoint"
},
v28 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v29 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WorkPageTestQuery",
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
            "name": "WorkPage_work"
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkPageTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "noteCount"
              },
              {
                "kind": "ScalarField",
                "name": "pixelsPerCm"
              },
              {
                "concreteType": "ImageTiles",
                "kind": "LinkedField",
                "name": "tiles",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "scaleFactors"
                  }
                ]
              },
              {
                "concreteType": "Detail",
                "kind": "LinkedField",
                "name": "details",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  },
                  (v4/*:: as any*/),
                  (v9/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "concreteType": "Region",
                    "kind": "LinkedField",
                    "name": "region",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ]
              },
              (v15/*:: as any*/),
              {
                "concreteType": "PointPair",
                "kind": "LinkedField",
                "name": "registration",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "ImagePoint",
                    "kind": "LinkedField",
                    "name": "from",
                    "plural": false,
                    "selections": (v16/*:: as any*/)
                  },
                  {
                    "concreteType": "ImagePoint",
                    "kind": "LinkedField",
                    "name": "to",
                    "plural": false,
                    "selections": (v16/*:: as any*/)
                  }
                ]
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "identifier"
          },
          {
            "concreteType": "Creator",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v15/*:: as any*/)
            ]
          },
          (v18/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "workType"
          },
          {
            "kind": "ScalarField",
            "name": "technique"
          },
          {
            "kind": "ScalarField",
            "name": "subjects"
          },
          {
            "kind": "ScalarField",
            "name": "places"
          },
          {
            "concreteType": "Dimensions",
            "kind": "LinkedField",
            "name": "dimensions",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "text"
              }
            ]
          },
          (v12/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "creditLine"
          },
          {
            "concreteType": "Rights",
            "kind": "LinkedField",
            "name": "rights",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "uri"
              },
              (v19/*:: as any*/)
            ]
          },
          {
            "concreteType": "MetadataEntry",
            "kind": "LinkedField",
            "name": "metadata",
            "plural": true,
            "selections": [
              (v19/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "values"
              }
            ]
          },
          (v4/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "earliestYear"
          },
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
              (v4/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "primaryImage",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "Creator",
                "kind": "LinkedField",
                "name": "creators",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/)
                ]
              },
              (v18/*:: as any*/)
            ],
            "storageKey": "related(first:12)"
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ]
  },
  "params": {
    "id": "bc674e9fcdb18c7f4b81f04f75f9b9cde783923626e301034ec0593ae67f3751",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.creators": (v20/*:: as any*/),
        "work.creators.name": (v21/*:: as any*/),
        "work.creators.role": (v22/*:: as any*/),
        "work.creditLine": (v22/*:: as any*/),
        "work.date": (v22/*:: as any*/),
        "work.description": (v22/*:: as any*/),
        "work.dimensions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Dimensions"
        },
        "work.dimensions.text": (v21/*:: as any*/),
        "work.earliestYear": (v23/*:: as any*/),
        "work.id": (v24/*:: as any*/),
        "work.identifier": (v21/*:: as any*/),
        "work.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "work.images.alt": (v22/*:: as any*/),
        "work.images.caption": (v22/*:: as any*/),
        "work.images.derivativeWidths": (v25/*:: as any*/),
        "work.images.details": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Detail"
        },
        "work.images.details.__typename": (v21/*:: as any*/),
        "work.images.details.caption": (v21/*:: as any*/),
        "work.images.details.description": (v22/*:: as any*/),
        "work.images.details.id": (v24/*:: as any*/),
        "work.images.details.region": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Region"
        },
        "work.images.details.region.height": (v26/*:: as any*/),
        "work.images.details.region.width": (v26/*:: as any*/),
        "work.images.details.region.x": (v26/*:: as any*/),
        "work.images.details.region.y": (v26/*:: as any*/),
        "work.images.height": (v26/*:: as any*/),
        "work.images.id": (v24/*:: as any*/),
        "work.images.noteCount": (v23/*:: as any*/),
        "work.images.pixelsPerCm": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        },
        "work.images.placeholder": (v21/*:: as any*/),
        "work.images.registration": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "PointPair"
        },
        "work.images.registration.from": (v27/*:: as any*/),
        "work.images.registration.from.x": (v28/*:: as any*/),
        "work.images.registration.from.y": (v28/*:: as any*/),
        "work.images.registration.to": (v27/*:: as any*/),
        "work.images.registration.to.x": (v28/*:: as any*/),
        "work.images.registration.to.y": (v28/*:: as any*/),
        "work.images.role": {
          "enumValues": [
            "FRONT",
            "BACK",
            "DETAIL",
            "XRAY",
            "INFRARED",
            "OVERLAY",
            "OTHER"
          ],
          "nullable": false,
          "plural": false,
          "type": "ImageRole"
        },
        "work.images.service": (v21/*:: as any*/),
        "work.images.tiles": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ImageTiles"
        },
        "work.images.tiles.scaleFactors": (v25/*:: as any*/),
        "work.images.tiles.width": (v26/*:: as any*/),
        "work.images.width": (v26/*:: as any*/),
        "work.metadata": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "MetadataEntry"
        },
        "work.metadata.label": (v21/*:: as any*/),
        "work.metadata.values": (v29/*:: as any*/),
        "work.places": (v29/*:: as any*/),
        "work.recordLanguage": (v22/*:: as any*/),
        "work.related": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "work.related.creators": (v20/*:: as any*/),
        "work.related.creators.name": (v21/*:: as any*/),
        "work.related.date": (v22/*:: as any*/),
        "work.related.id": (v24/*:: as any*/),
        "work.related.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "work.related.primaryImage.alt": (v22/*:: as any*/),
        "work.related.primaryImage.derivativeWidths": (v25/*:: as any*/),
        "work.related.primaryImage.height": (v26/*:: as any*/),
        "work.related.primaryImage.id": (v24/*:: as any*/),
        "work.related.primaryImage.placeholder": (v21/*:: as any*/),
        "work.related.primaryImage.service": (v21/*:: as any*/),
        "work.related.primaryImage.width": (v26/*:: as any*/),
        "work.related.recordLanguage": (v22/*:: as any*/),
        "work.related.slug": (v21/*:: as any*/),
        "work.related.title": (v21/*:: as any*/),
        "work.rights": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Rights"
        },
        "work.rights.label": (v21/*:: as any*/),
        "work.rights.uri": (v22/*:: as any*/),
        "work.slug": (v21/*:: as any*/),
        "work.subjects": (v29/*:: as any*/),
        "work.technique": (v22/*:: as any*/),
        "work.title": (v21/*:: as any*/),
        "work.workType": (v22/*:: as any*/)
      }
    },
    "name": "WorkPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "405d20a42682f420265e60cbc60eb5c6";

export default node;
