/**
 * @generated SignedSource<<b652a15b288bb03ff9055a88eb699eb3>>
 * @relayHash f3edc319f8d896b987169119795fb5ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43a3fca7624be5136579bd5f7027ac753d8cfe2eb686509643400633e3d4ddb1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkViewerTestQuery$variables = Record<PropertyKey, never>;
export type WorkViewerTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkViewer_work">;
  } | null | undefined;
};
export type WorkViewerTestQuery = {
  response: WorkViewerTestQuery$data;
  variables: WorkViewerTestQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
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
  "plural": true,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkViewerTestQuery",
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
            "name": "WorkViewer_work"
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkViewerTestQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "service",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "caption",
                "storageKey": null
              },
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ImageTiles",
                "kind": "LinkedField",
                "name": "tiles",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "pixelsPerCm",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "43a3fca7624be5136579bd5f7027ac753d8cfe2eb686509643400633e3d4ddb1",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v3/*:: as any*/),
        "work.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "work.images.alt": (v4/*:: as any*/),
        "work.images.caption": (v4/*:: as any*/),
        "work.images.derivativeWidths": (v5/*:: as any*/),
        "work.images.height": (v6/*:: as any*/),
        "work.images.id": (v3/*:: as any*/),
        "work.images.pixelsPerCm": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        },
        "work.images.placeholder": (v7/*:: as any*/),
        "work.images.service": (v7/*:: as any*/),
        "work.images.tiles": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ImageTiles"
        },
        "work.images.tiles.scaleFactors": (v5/*:: as any*/),
        "work.images.tiles.width": (v6/*:: as any*/),
        "work.images.width": (v6/*:: as any*/),
        "work.slug": (v7/*:: as any*/),
        "work.title": (v7/*:: as any*/)
      }
    },
    "name": "WorkViewerTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "666b9c90ab1d4560483148054d6f2799";

export default node;
