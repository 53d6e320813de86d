/**
 * @generated SignedSource<<b43f497545e8712f1285508cbe372626>>
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
  "name": "recordLanguage",
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "service",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholder",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "derivativeWidths",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "x",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "y",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v16 = [
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
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
    "metadata": null,
    "name": "WorkPageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkPage_work"
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkPageTestQuery",
    "selections": [
      {
        "alias": null,
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
            "alias": null,
            "args": null,
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "noteCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pixelsPerCm",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImageTiles",
                "kind": "LinkedField",
                "name": "tiles",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scaleFactors",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Detail",
                "kind": "LinkedField",
                "name": "details",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v9/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Region",
                    "kind": "LinkedField",
                    "name": "region",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PointPair",
                "kind": "LinkedField",
                "name": "registration",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ImagePoint",
                    "kind": "LinkedField",
                    "name": "from",
                    "plural": false,
                    "selections": (v16/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ImagePoint",
                    "kind": "LinkedField",
                    "name": "to",
                    "plural": false,
                    "selections": (v16/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
            "concreteType": "Creator",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "workType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "technique",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subjects",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "places",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Dimensions",
            "kind": "LinkedField",
            "name": "dimensions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditLine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Rights",
            "kind": "LinkedField",
            "name": "rights",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uri",
                "storageKey": null
              },
              (v19/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MetadataEntry",
            "kind": "LinkedField",
            "name": "metadata",
            "plural": true,
            "selections": [
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "values",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "earliestYear",
            "storageKey": null
          },
          {
            "alias": null,
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
                "alias": null,
                "args": null,
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
                ],
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Creator",
                "kind": "LinkedField",
                "name": "creators",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/)
                ],
                "storageKey": null
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
