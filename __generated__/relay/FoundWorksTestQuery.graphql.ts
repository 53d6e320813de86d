/**
 * @generated SignedSource<<c6f602d7194b06df33bb81a092dcc85e>>
 * @relayHash 8edbd44acb9025f958f1745fd2989997
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91c72f117a75cc83afe614a044b89fa866438c9d9b08e48458d7dc11225f87ee

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FoundWorksTestQuery$variables = Record<PropertyKey, never>;
export type FoundWorksTestQuery$data = {
  readonly works: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"WorkCard_work">;
      };
    }> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FoundWorks_works">;
  } | null | undefined;
};
export type FoundWorksTestQuery = {
  response: FoundWorksTestQuery$data;
  variables: FoundWorksTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 3
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
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
    "name": "FoundWorksTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "FoundWorks_works"
          },
          {
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "WorkCard_work"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "works(first:3)"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FoundWorksTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "correctedSearch"
          },
          {
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "WorkMatch",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "field"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "label"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "text"
                  }
                ]
              },
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "recordLanguage"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "slug"
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
                      (v1/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "works(first:3)"
      }
    ]
  },
  "params": {
    "id": "91c72f117a75cc83afe614a044b89fa866438c9d9b08e48458d7dc11225f87ee",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "works": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "works.correctedSearch": (v2/*:: as any*/),
        "works.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "works.edges.match": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkMatch"
        },
        "works.edges.match.field": {
          "enumValues": [
            "IDENTIFIER",
            "TYPE",
            "TECHNIQUE",
            "SUBJECT",
            "PLACE",
            "DESCRIPTION",
            "CREDIT_LINE",
            "DIMENSIONS",
            "RIGHTS",
            "METADATA",
            "PICTURE"
          ],
          "nullable": false,
          "plural": false,
          "type": "MatchedField"
        },
        "works.edges.match.label": (v2/*:: as any*/),
        "works.edges.match.text": (v3/*:: as any*/),
        "works.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "works.edges.node.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "works.edges.node.creators.name": (v3/*:: as any*/),
        "works.edges.node.date": (v2/*:: as any*/),
        "works.edges.node.id": (v4/*:: as any*/),
        "works.edges.node.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "works.edges.node.primaryImage.alt": (v2/*:: as any*/),
        "works.edges.node.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "works.edges.node.primaryImage.height": (v5/*:: as any*/),
        "works.edges.node.primaryImage.id": (v4/*:: as any*/),
        "works.edges.node.primaryImage.placeholder": (v3/*:: as any*/),
        "works.edges.node.primaryImage.service": (v3/*:: as any*/),
        "works.edges.node.primaryImage.width": (v5/*:: as any*/),
        "works.edges.node.recordLanguage": (v2/*:: as any*/),
        "works.edges.node.slug": (v3/*:: as any*/),
        "works.edges.node.title": (v3/*:: as any*/)
      }
    },
    "name": "FoundWorksTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da64eebe9eace0eea12254dcd1004899";

export default node;
