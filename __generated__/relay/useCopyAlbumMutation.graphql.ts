/**
 * @generated SignedSource<<064d3e17f0e3bcc6c5cc7fe974513430>>
 * @relayHash 0a6733772d5957c3535925f1a92da572
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1761f01c183ec420a934099d5fbe168549d195f9da63885e9c6539fcfa86c61a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CopyAlbumInput = {
  id: string;
};
export type useCopyAlbumMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CopyAlbumInput;
};
export type useCopyAlbumMutation$data = {
  readonly copyAlbum: {
    readonly __typename: "CopyAlbumSuccess";
    readonly albumEdge: {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
      };
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useCopyAlbumMutation = {
  response: useCopyAlbumMutation$data;
  variables: useCopyAlbumMutation$variables;
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
    "name": "useCopyAlbumMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "copyAlbum",
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
            "type": "CopyAlbumSuccess"
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
    "name": "useCopyAlbumMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "copyAlbum",
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
            "type": "CopyAlbumSuccess"
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "1761f01c183ec420a934099d5fbe168549d195f9da63885e9c6539fcfa86c61a",
    "metadata": {},
    "name": "useCopyAlbumMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b91f5620556017e26e925f83eef6a01e";

export default node;
