/**
 * @generated SignedSource<<9a4b80df7b84c866ac1ce54e47033c35>>
 * @relayHash 1e7dd055bfdf74ef55fa08a6517442e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e9e0913b77adfe34059f3d1c02db54a964ef04d20b0394cade66491136cbc4c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type embedQuery$variables = {
  slug: string;
};
export type embedQuery$data = {
  readonly work: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"EmbedViewer_work" | "WorkHead_work">;
  } | null | undefined;
};
export type embedQuery = {
  response: embedQuery$data;
  variables: embedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "description"
},
v4 = {
  "kind": "ScalarField",
  "name": "width"
},
v5 = {
  "kind": "ScalarField",
  "name": "height"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = {
  "kind": "ScalarField",
  "name": "caption"
},
v8 = {
  "kind": "ScalarField",
  "name": "x"
},
v9 = {
  "kind": "ScalarField",
  "name": "y"
},
v10 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "embedQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "WorkHead_work"
          },
          {
            "kind": "FragmentSpread",
            "name": "EmbedViewer_work"
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
    "name": "embedQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
            "name": "identifier"
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
            "name": "workType"
          },
          {
            "kind": "ScalarField",
            "name": "technique"
          },
          (v3/*:: as any*/),
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
              {
                "kind": "ScalarField",
                "name": "label"
              }
            ]
          },
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "service"
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "alt"
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "placeholder"
              },
              {
                "kind": "ScalarField",
                "name": "derivativeWidths"
              },
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
                  (v4/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "concreteType": "Region",
                    "kind": "LinkedField",
                    "name": "region",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "role"
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
                    "selections": (v10/*:: as any*/)
                  },
                  {
                    "concreteType": "ImagePoint",
                    "kind": "LinkedField",
                    "name": "to",
                    "plural": false,
                    "selections": (v10/*:: as any*/)
                  }
                ]
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "recordLanguage"
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "8e9e0913b77adfe34059f3d1c02db54a964ef04d20b0394cade66491136cbc4c",
    "metadata": {},
    "name": "embedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e3ef9143b18aeeb983a305dafe0f248";

export default node;
