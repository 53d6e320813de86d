/**
 * @generated SignedSource<<8d8f8bf830073a1af0e462fc06db5641>>
 * @relayHash 881f979a7670efd564bc56a1cee13e8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb2886eef12f6b8f4445ee8df967cebea05ce264a394e0605e007857e618347d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubjectTileTestQuery$variables = Record<PropertyKey, never>;
export type SubjectTileTestQuery$data = {
  readonly site: {
    readonly terms: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SubjectTile_term">;
    }> | null | undefined;
  } | null | undefined;
  readonly work: {
    readonly primaryImage: {
      readonly " $fragmentSpreads": FragmentRefs<"SubjectTile_image">;
    } | null | undefined;
  } | null | undefined;
};
export type SubjectTileTestQuery = {
  response: SubjectTileTestQuery$data;
  variables: SubjectTileTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "kind",
    "value": "TYPE"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "mercator"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
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
    "name": "SubjectTileTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "SubjectTile_term"
              }
            ],
            "storageKey": "terms(first:1,kind:\"TYPE\")"
          }
        ]
      },
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "primaryImage",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "SubjectTile_image"
              }
            ]
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SubjectTileTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "value"
              },
              {
                "kind": "ScalarField",
                "name": "workCount"
              },
              (v2/*:: as any*/)
            ],
            "storageKey": "terms(first:1,kind:\"TYPE\")"
          },
          (v2/*:: as any*/)
        ]
      },
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "primaryImage",
            "plural": false,
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
              {
                "kind": "ScalarField",
                "name": "placeholder"
              },
              {
                "kind": "ScalarField",
                "name": "derivativeWidths"
              },
              (v2/*:: as any*/)
            ]
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "cb2886eef12f6b8f4445ee8df967cebea05ce264a394e0605e007857e618347d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v3/*:: as any*/),
        "site.terms": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Term"
        },
        "site.terms.id": (v3/*:: as any*/),
        "site.terms.value": (v4/*:: as any*/),
        "site.terms.workCount": (v5/*:: as any*/),
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v3/*:: as any*/),
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
        "work.primaryImage.height": (v5/*:: as any*/),
        "work.primaryImage.id": (v3/*:: as any*/),
        "work.primaryImage.placeholder": (v4/*:: as any*/),
        "work.primaryImage.service": (v4/*:: as any*/),
        "work.primaryImage.width": (v5/*:: as any*/)
      }
    },
    "name": "SubjectTileTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b77b4a53958ddb1e4d5af8f5784fb78a";

export default node;
