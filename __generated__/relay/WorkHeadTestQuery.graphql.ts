/**
 * @generated SignedSource<<e12c28733143a1a375f42fae95ff0543>>
 * @relayHash 1c0ab4c5ebd5ed79102245ee93e3d551
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a51c227327a1eb7cf2db038817977d75bc1ce4ad1d09c6b2a90293676288cf33

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
    "metadata": null,
    "name": "WorkHeadTestQuery",
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
            "name": "WorkHead_work"
          }
        ],
        "storageKey": "work(slug:\"sea\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkHeadTestQuery",
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
            "name": "identifier",
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
            "concreteType": "Creator",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
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
            "name": "description",
            "storageKey": null
          },
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
              }
            ],
            "storageKey": null
          },
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "work(slug:\"sea\")"
      }
    ]
  },
  "params": {
    "id": "a51c227327a1eb7cf2db038817977d75bc1ce4ad1d09c6b2a90293676288cf33",
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
        "work.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "work.primaryImage.alt": (v3/*:: as any*/),
        "work.primaryImage.height": (v5/*:: as any*/),
        "work.primaryImage.id": (v4/*:: as any*/),
        "work.primaryImage.service": (v2/*:: as any*/),
        "work.primaryImage.width": (v5/*:: as any*/),
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
