/**
 * @generated SignedSource<<98a402ea93b6cc463921dd588eaa7b69>>
 * @relayHash 60a424f4ef0ff3691ae8bc10c6349998
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e9e0cf7a0e0a5808508ec33b667b3beed5d0a3f4c0c2143210cd5b90117adda

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ViewFinderQuery$variables = {
  workId: string;
};
export type ViewFinderQuery$data = {
  readonly node: {
    readonly images?: Result<ReadonlyArray<{
      readonly __typename: "Image";
    }>, unknown>;
    readonly shown?: {
      readonly " $fragmentSpreads": FragmentRefs<"FoundView_work">;
    } | null | undefined;
  } | null | undefined;
};
export type ViewFinderQuery = {
  response: ViewFinderQuery$data;
  variables: ViewFinderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "workId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "workId"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "width"
},
v5 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ViewFinderQuery",
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
              {
                "kind": "CatchField",
                "field": {
                  "concreteType": "Image",
                  "kind": "LinkedField",
                  "name": "images",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/)
                  ]
                },
                "to": "RESULT"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "FoundView_work"
                    }
                  ],
                  "type": "Work"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "shown"
              }
            ],
            "type": "Work"
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
    "name": "ViewFinderQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "images",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
                  {
                    "kind": "ScalarField",
                    "name": "noteCount"
                  },
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "caption"
                      },
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
                          {
                            "kind": "ScalarField",
                            "name": "x"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "y"
                          },
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "recordLanguage"
              }
            ],
            "type": "Work"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2e9e0cf7a0e0a5808508ec33b667b3beed5d0a3f4c0c2143210cd5b90117adda",
    "metadata": {},
    "name": "ViewFinderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d52146bea724262b382ba1b59d70d77a";

export default node;
