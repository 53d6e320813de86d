/**
 * @generated SignedSource<<8ec576c595fbc1a2a99a9c8aa0fbbac4>>
 * @relayHash 98317ac41fddd9c76480d6a95aaa3cdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b118c57a7ec48e7c65cf08d4daef6fab7a1164ec4804ec14f00f33202422617

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemoveAlbumEntryInput = {
  id: string;
};
export type useRemoveAlbumEntryMutation$variables = {
  albumId: string;
  input: RemoveAlbumEntryInput;
};
export type useRemoveAlbumEntryMutation$data = {
  readonly removeAlbumEntry: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "RemoveAlbumEntrySuccess";
    readonly album: {
      readonly change: number;
      readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
    };
    readonly removedEntryId: string;
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
export type useRemoveAlbumEntryMutation = {
  response: useRemoveAlbumEntryMutation$data;
  variables: useRemoveAlbumEntryMutation$variables;
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
  "name": "removedEntryId"
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "albumId"
  }
],
v7 = [
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v7/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "NotAllowed"
},
v10 = {
  "kind": "ScalarField",
  "name": "id"
},
v11 = {
  "kind": "ScalarField",
  "name": "width"
},
v12 = {
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
    "name": "useRemoveAlbumEntryMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "removeAlbumEntry",
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
              (v5/*:: as any*/),
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": (v6/*:: as any*/),
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
            "type": "RemoveAlbumEntrySuccess"
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
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
    "name": "useRemoveAlbumEntryMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "removeAlbumEntry",
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
                  (v10/*:: as any*/),
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
                      (v10/*:: as any*/)
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
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "placeholder"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "derivativeWidths"
                          },
                          (v10/*:: as any*/)
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
                          (v11/*:: as any*/),
                          (v12/*:: as any*/)
                        ]
                      },
                      (v10/*:: as any*/)
                    ]
                  }
                ]
              },
              (v5/*:: as any*/),
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": (v6/*:: as any*/),
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
                          (v10/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "caption"
                          }
                        ]
                      }
                    ]
                  },
                  (v10/*:: as any*/)
                ]
              }
            ],
            "type": "RemoveAlbumEntrySuccess"
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "0b118c57a7ec48e7c65cf08d4daef6fab7a1164ec4804ec14f00f33202422617",
    "metadata": {},
    "name": "useRemoveAlbumEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c28148c5467b62a2ef29bcfb22323f9";

export default node;
