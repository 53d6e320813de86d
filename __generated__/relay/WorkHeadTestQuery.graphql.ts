/**
 * @generated SignedSource<<2daf1e3e28c1a4bee7acdfc64fc12617>>
 * @relayHash 607ad35f7e2f41b4949d642253af0ce0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fe5bbe0528d868ff9f9fab815129a3801477ce9fc89509d66ec135743a9c068

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkHeadTestQuery$variables = Record<PropertyKey, never>;
export type WorkHeadTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkHead_work">;
  } | null | undefined;
};
export type WorkHeadTestQuery = {
  response: WorkHeadTestQuery$data;
  variables: WorkHeadTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "sea"
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
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
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
    "name": "WorkHeadTestQuery",
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
            "name": "WorkHead_work"
          }
        ],
        "storageKey": "work(slug:\"sea\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkHeadTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "slug"
          },
          {
            "kind": "ScalarField",
            "name": "identifier"
          },
          {
            "kind": "ScalarField",
            "name": "title"
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
          {
            "kind": "ScalarField",
            "name": "description"
          },
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
              {
                "kind": "ScalarField",
                "name": "width"
              },
              {
                "kind": "ScalarField",
                "name": "height"
              },
              {
                "kind": "ScalarField",
                "name": "alt"
              },
              (v1/*:: as any*/)
            ]
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "work(slug:\"sea\")"
      }
    ]
  },
  "params": {
    "id": "7fe5bbe0528d868ff9f9fab815129a3801477ce9fc89509d66ec135743a9c068",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "work.creators.name": (v2/*:: as any*/),
        "work.creditLine": (v3/*:: as any*/),
        "work.date": (v3/*:: as any*/),
        "work.description": (v3/*:: as any*/),
        "work.id": (v4/*:: as any*/),
        "work.identifier": (v2/*:: as any*/),
        "work.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "work.images.alt": (v3/*:: as any*/),
        "work.images.height": (v5/*:: as any*/),
        "work.images.id": (v4/*:: as any*/),
        "work.images.service": (v2/*:: as any*/),
        "work.images.width": (v5/*:: as any*/),
        "work.rights": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Rights"
        },
        "work.rights.uri": (v3/*:: as any*/),
        "work.slug": (v2/*:: as any*/),
        "work.technique": (v3/*:: as any*/),
        "work.title": (v2/*:: as any*/),
        "work.workType": (v3/*:: as any*/)
      }
    },
    "name": "WorkHeadTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60e7c7c4b950149e7ad38ea4e4b68c4a";

export default node;
