/**
 * @generated SignedSource<<dadca30e8ea1787e67a6814f843b5077>>
 * @relayHash cd996c8a45c758bc91ac4a7139f427ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d8c8294a3d88555b591fb75df1cee826ec0a4eb39d00513eb3b257ea3d0d1ac

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkPicturesPageTestQuery$variables = Record<PropertyKey, never>;
export type WorkPicturesPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkPicturesPage_viewer">;
  } | null | undefined;
};
export type WorkPicturesPageTestQuery = {
  response: WorkPicturesPageTestQuery$data;
  variables: WorkPicturesPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "work"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "role"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "caption"
},
v4 = {
  "kind": "ScalarField",
  "name": "x"
},
v5 = {
  "kind": "ScalarField",
  "name": "y"
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
  "kind": "ScalarField",
  "name": "width"
},
v8 = {
  "kind": "ScalarField",
  "name": "height"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ImagePoint"
},
v16 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WorkPicturesPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "WorkPicturesPage_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkPicturesPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ]
              },
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "__typename"
              }
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v0/*:: as any*/),
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "version"
                  },
                  {
                    "concreteType": "Dimensions",
                    "kind": "LinkedField",
                    "name": "dimensions",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "heightCm"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "widthCm"
                      }
                    ]
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "images",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v1/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "alt"
                      },
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "measuredPixelsPerCm"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "fileName"
                      },
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
                            "selections": (v6/*:: as any*/)
                          },
                          {
                            "concreteType": "ImagePoint",
                            "kind": "LinkedField",
                            "name": "to",
                            "plural": false,
                            "selections": (v6/*:: as any*/)
                          }
                        ]
                      },
                      {
                        "concreteType": "Detail",
                        "kind": "LinkedField",
                        "name": "details",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "description"
                          },
                          {
                            "concreteType": "Region",
                            "kind": "LinkedField",
                            "name": "region",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/)
                            ]
                          },
                          (v2/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "service"
                      },
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "placeholder"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "derivativeWidths"
                      },
                      {
                        "concreteType": "ImageTiles",
                        "kind": "LinkedField",
                        "name": "tiles",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "scaleFactors"
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "work(id:\"work\")"
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "2d8c8294a3d88555b591fb75df1cee826ec0a4eb39d00513eb3b257ea3d0d1ac",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.__typename": (v9/*:: as any*/),
        "viewer.account.id": (v10/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v10/*:: as any*/),
        "viewer.account.member.role": {
          "enumValues": [
            "VISITOR",
            "MEMBER",
            "CURATOR",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "viewer.desk.work.dimensions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Dimensions"
        },
        "viewer.desk.work.dimensions.heightCm": (v11/*:: as any*/),
        "viewer.desk.work.dimensions.widthCm": (v11/*:: as any*/),
        "viewer.desk.work.id": (v10/*:: as any*/),
        "viewer.desk.work.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "viewer.desk.work.images.alt": (v12/*:: as any*/),
        "viewer.desk.work.images.caption": (v12/*:: as any*/),
        "viewer.desk.work.images.derivativeWidths": (v13/*:: as any*/),
        "viewer.desk.work.images.details": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Detail"
        },
        "viewer.desk.work.images.details.caption": (v9/*:: as any*/),
        "viewer.desk.work.images.details.description": (v12/*:: as any*/),
        "viewer.desk.work.images.details.id": (v10/*:: as any*/),
        "viewer.desk.work.images.details.region": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Region"
        },
        "viewer.desk.work.images.details.region.height": (v14/*:: as any*/),
        "viewer.desk.work.images.details.region.width": (v14/*:: as any*/),
        "viewer.desk.work.images.details.region.x": (v14/*:: as any*/),
        "viewer.desk.work.images.details.region.y": (v14/*:: as any*/),
        "viewer.desk.work.images.fileName": (v12/*:: as any*/),
        "viewer.desk.work.images.height": (v14/*:: as any*/),
        "viewer.desk.work.images.id": (v10/*:: as any*/),
        "viewer.desk.work.images.measuredPixelsPerCm": (v11/*:: as any*/),
        "viewer.desk.work.images.placeholder": (v9/*:: as any*/),
        "viewer.desk.work.images.registration": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "PointPair"
        },
        "viewer.desk.work.images.registration.from": (v15/*:: as any*/),
        "viewer.desk.work.images.registration.from.x": (v16/*:: as any*/),
        "viewer.desk.work.images.registration.from.y": (v16/*:: as any*/),
        "viewer.desk.work.images.registration.to": (v15/*:: as any*/),
        "viewer.desk.work.images.registration.to.x": (v16/*:: as any*/),
        "viewer.desk.work.images.registration.to.y": (v16/*:: as any*/),
        "viewer.desk.work.images.role": {
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
        "viewer.desk.work.images.service": (v9/*:: as any*/),
        "viewer.desk.work.images.tiles": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ImageTiles"
        },
        "viewer.desk.work.images.tiles.scaleFactors": (v13/*:: as any*/),
        "viewer.desk.work.images.tiles.width": (v14/*:: as any*/),
        "viewer.desk.work.images.width": (v14/*:: as any*/),
        "viewer.desk.work.recordLanguage": (v12/*:: as any*/),
        "viewer.desk.work.slug": (v9/*:: as any*/),
        "viewer.desk.work.status": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED",
            "WITHDRAWN",
            "REMOVED"
          ],
          "nullable": false,
          "plural": false,
          "type": "WorkStatus"
        },
        "viewer.desk.work.title": (v9/*:: as any*/),
        "viewer.desk.work.version": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.id": (v10/*:: as any*/)
      }
    },
    "name": "WorkPicturesPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4a824d2111092b5ca3a7cdad69a5c2d";

export default node;
