/**
 * @generated SignedSource<<284055320ff8e38fca65d075b8f0d365>>
 * @relayHash c51c31f77fea1e0c2a553f2f9280c2b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e92428b338abec41ab381c4af87859230ee9463bbd0d0f990e0b624dbb99f88

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RestoreAlbumInput = {
  id: string;
};
export type useRestoreAlbumMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RestoreAlbumInput;
};
export type useRestoreAlbumMutation$data = {
  readonly restoreAlbum: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "RestoreAlbumSuccess";
    readonly albumEdge: {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
      };
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useRestoreAlbumMutation = {
  response: useRestoreAlbumMutation$data;
  variables: useRestoreAlbumMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "message"
        }
      ]
    }
  ],
  "type": "InvalidInput"
},
v7 = {
  "kind": "ScalarField",
  "name": "width"
},
v8 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useRestoreAlbumMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreAlbum",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "AlbumEdge",
                "kind": "LinkedField",
                "name": "albumEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "Album",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "AlbumCard_album"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "RestoreAlbumSuccess"
          },
          (v6/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRestoreAlbumMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreAlbum",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "AlbumEdge",
                "kind": "LinkedField",
                "name": "albumEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "Album",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "title"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "visibility"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "entryCount"
                      },
                      {
                        "concreteType": "Member",
                        "kind": "LinkedField",
                        "name": "owner",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "name"
                          },
                          (v5/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "AlbumEntry",
                        "kind": "LinkedField",
                        "name": "cover",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "view"
                          },
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": [
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
                              (v5/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "ImageCut",
                            "kind": "LinkedField",
                            "name": "cuts",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "address"
                              },
                              (v7/*:: as any*/),
                              (v8/*:: as any*/)
                            ]
                          },
                          (v5/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              },
              {
                "handle": "prependEdge",
                "key": "",
                "kind": "LinkedHandle",
                "name": "albumEdge",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "RestoreAlbumSuccess"
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "4e92428b338abec41ab381c4af87859230ee9463bbd0d0f990e0b624dbb99f88",
    "metadata": {},
    "name": "useRestoreAlbumMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9dc009265d3963aa6463603f07076ff4";

export default node;
