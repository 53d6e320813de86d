/**
 * @generated SignedSource<<0c2f489eae77e605b20af07dce3699d7>>
 * @relayHash c2cc019fedd53d0ec64b9daf71c0d009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a33ee968a98189343cc1e46db5e559d6a8394d96df743dd08c0a47ae64ca986

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteShape = "POINT" | "POLYGON" | "RECTANGLE" | "WHOLE" | "%future added value";
export type StageMarksQuery$variables = {
  imageId: string;
};
export type StageMarksQuery$data = {
  readonly node: {
    readonly height?: number;
    readonly notes?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly region: {
            readonly shape: NoteShape;
            readonly " $fragmentSpreads": FragmentRefs<"noteShape_region">;
          } | null | undefined;
        };
      }> | null | undefined;
    } | null | undefined;
    readonly width?: number;
  } | null | undefined;
};
export type StageMarksQuery = {
  response: StageMarksQuery$data;
  variables: StageMarksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "imageId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "imageId"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "width"
},
v3 = {
  "kind": "ScalarField",
  "name": "height"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "shape"
},
v7 = {
  "kind": "ScalarField",
  "name": "x"
},
v8 = {
  "kind": "ScalarField",
  "name": "y"
},
v9 = [
  (v6/*:: as any*/),
  {
    "concreteType": "Region",
    "kind": "LinkedField",
    "name": "box",
    "plural": false,
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ]
  },
  {
    "concreteType": "ImagePoint",
    "kind": "LinkedField",
    "name": "points",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "StageMarksQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
                "concreteType": "NoteConnection",
                "kind": "LinkedField",
                "name": "notes",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "NoteEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Note",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "concreteType": "NoteRegion",
                            "kind": "LinkedField",
                            "name": "region",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/),
                              {
                                "kind": "InlineDataFragmentSpread",
                                "name": "noteShape_region",
                                "selections": (v9/*:: as any*/),
                                "argumentDefinitions": []
                              }
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "notes(first:50)"
              }
            ],
            "type": "Image"
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
    "name": "StageMarksQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
                "concreteType": "NoteConnection",
                "kind": "LinkedField",
                "name": "notes",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "NoteEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Note",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "concreteType": "NoteRegion",
                            "kind": "LinkedField",
                            "name": "region",
                            "plural": false,
                            "selections": (v9/*:: as any*/)
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "notes(first:50)"
              }
            ],
            "type": "Image"
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "7a33ee968a98189343cc1e46db5e559d6a8394d96df743dd08c0a47ae64ca986",
    "metadata": {},
    "name": "StageMarksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fb0dfa15e013016ea4701f9aa1fa6c0";

export default node;
