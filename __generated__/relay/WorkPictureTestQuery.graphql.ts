/**
 * @generated SignedSource<<638d5d11c79511fc04b00c76cf03df30>>
 * @relayHash be767f6dfc3c62845b4eed652d146a24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a21fd6a2b9dc7a9c5b975735732b3c5505634dd2de668d231953b170669ceb4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkPictureTestQuery$variables = Record<PropertyKey, never>;
export type WorkPictureTestQuery$data = {
  readonly work: {
    readonly primaryImage: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
    } | null | undefined;
  } | null | undefined;
};
export type WorkPictureTestQuery = {
  response: WorkPictureTestQuery$data;
  variables: WorkPictureTestQuery$variables;
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
  "name": "id",
  "storageKey": null
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
  "type": "Int"
},
v4 = {
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
    "name": "WorkPictureTestQuery",
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
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "primaryImage",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WorkPicture_image"
              }
            ],
            "storageKey": null
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
    "name": "WorkPictureTestQuery",
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
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "primaryImage",
            "plural": false,
            "selections": [
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
                "name": "width",
                "storageKey": null
              },
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
                "name": "alt",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ]
  },
  "params": {
    "id": "8a21fd6a2b9dc7a9c5b975735732b3c5505634dd2de668d231953b170669ceb4",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v2/*:: as any*/),
        "work.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "work.primaryImage.alt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "work.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "work.primaryImage.height": (v3/*:: as any*/),
        "work.primaryImage.id": (v2/*:: as any*/),
        "work.primaryImage.placeholder": (v4/*:: as any*/),
        "work.primaryImage.service": (v4/*:: as any*/),
        "work.primaryImage.width": (v3/*:: as any*/)
      }
    },
    "name": "WorkPictureTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82289f0459942f1469fe6ecbb16edaa4";

export default node;
