/**
 * @generated SignedSource<<203b4c7e71ece66fc8a83561c151a171>>
 * @relayHash 8f55af8081997613c432cff2bcb1aa2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4258f1e00fb29a5d6dc535ee903826a1df00e711787c2d43459654a7853b0f9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RestoreAlbumEntryInput = {
  id: string;
};
export type useRestoreAlbumEntryMutation$variables = {
  albumId: string;
  input: RestoreAlbumEntryInput;
};
export type useRestoreAlbumEntryMutation$data = {
  readonly restoreAlbumEntry: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "RestoreAlbumEntrySuccess";
    readonly album: {
      readonly change: number;
      readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
    };
    readonly entryEdge: {
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"albumEntry_entry">;
      };
    };
    readonly viewer: {
      readonly albumRights: {
        readonly " $fragmentSpreads": FragmentRefs<"MissingEntries_rights">;
      } | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useRestoreAlbumEntryMutation = {
  response: useRestoreAlbumEntryMutation$data;
  variables: useRestoreAlbumEntryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "albumId"
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
  "name": "change"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "position"
},
v7 = {
  "kind": "ScalarField",
  "name": "view"
},
v8 = {
  "kind": "ScalarField",
  "name": "path"
},
v9 = {
  "kind": "ScalarField",
  "name": "caption"
},
v10 = {
  "kind": "ScalarField",
  "name": "version"
},
v11 = {
  "kind": "ScalarField",
  "name": "name"
},
v12 = {
  "concreteType": "Member",
  "kind": "LinkedField",
  "name": "addedBy",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v11/*:: as any*/)
  ]
},
v13 = {
  "kind": "ScalarField",
  "name": "slug"
},
v14 = {
  "kind": "ScalarField",
  "name": "title"
},
v15 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v16 = {
  "concreteType": "Creator",
  "kind": "LinkedField",
  "name": "creators",
  "plural": true,
  "selections": [
    (v11/*:: as any*/)
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "date"
},
v18 = {
  "kind": "ScalarField",
  "name": "service"
},
v19 = {
  "kind": "ScalarField",
  "name": "width"
},
v20 = {
  "kind": "ScalarField",
  "name": "height"
},
v21 = {
  "kind": "ScalarField",
  "name": "alt"
},
v22 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v23 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v24 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "address"
    },
    (v19/*:: as any*/),
    (v20/*:: as any*/)
  ]
},
v25 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "albumId"
  }
],
v26 = [
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v27 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v26/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
},
v28 = {
  "kind": "InlineFragment",
  "selections": (v26/*:: as any*/),
  "type": "NotAllowed"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useRestoreAlbumEntryMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreAlbumEntry",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "album",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "AlbumCard_album"
                  }
                ]
              },
              {
                "concreteType": "AlbumEntryEdge",
                "kind": "LinkedField",
                "name": "entryEdge",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "albumEntry_entry",
                        "selections": [
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v12/*:: as any*/),
                          {
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "work",
                            "plural": false,
                            "selections": [
                              (v13/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              (v17/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": [
                              (v18/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/),
                              (v22/*:: as any*/),
                              (v23/*:: as any*/)
                            ]
                          },
                          (v24/*:: as any*/)
                        ],
                        "argumentDefinitions": []
                      }
                    ]
                  }
                ]
              },
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "AlbumRights",
                    "kind": "LinkedField",
                    "name": "albumRights",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "MissingEntries_rights"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "RestoreAlbumEntrySuccess"
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/)
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
    "name": "useRestoreAlbumEntryMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreAlbumEntry",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "album",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v14/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      },
                      (v24/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "concreteType": "AlbumEntryEdge",
                "kind": "LinkedField",
                "name": "entryEdge",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "work",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      },
                      (v24/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": (v25/*:: as any*/),
                    "concreteType": "AlbumRights",
                    "kind": "LinkedField",
                    "name": "albumRights",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "AlbumEntry",
                        "kind": "LinkedField",
                        "name": "missingEntries",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/),
                          (v9/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v5/*:: as any*/)
                ]
              }
            ],
            "type": "RestoreAlbumEntrySuccess"
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "a4258f1e00fb29a5d6dc535ee903826a1df00e711787c2d43459654a7853b0f9",
    "metadata": {},
    "name": "useRestoreAlbumEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7accbd0b6bb5a68376685b4b0a70f044";

export default node;
