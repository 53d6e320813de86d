/**
 * @generated SignedSource<<6c96b8a43071f349221667d7729ad2cf>>
 * @relayHash df242754733c68991206e8a5fbd5666b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d231b5a9456065fb49d906e56e3ecde155e01cc3beec430c8d6a5a68c673c696

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddToAlbumsInput = {
  albumIds: ReadonlyArray<string>;
  caption?: string | null | undefined;
  view?: string | null | undefined;
  workId: string;
};
export type useAddToAlbumsMutation$variables = {
  input: AddToAlbumsInput;
};
export type useAddToAlbumsMutation$data = {
  readonly addToAlbums: {
    readonly __typename: "AddToAlbumsSuccess";
    readonly added: ReadonlyArray<{
      readonly album: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
      };
      readonly entryEdge: {
        readonly node: {
          readonly id: string;
        };
      };
    }>;
    readonly full: ReadonlyArray<{
      readonly album: {
        readonly id: string;
        readonly title: string;
      };
      readonly message: string;
    }>;
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useAddToAlbumsMutation = {
  response: useAddToAlbumsMutation$data;
  variables: useAddToAlbumsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
        (v3/*:: as any*/)
      ]
    }
  ]
},
v5 = {
  "kind": "ScalarField",
  "name": "title"
},
v6 = {
  "kind": "ScalarField",
  "name": "message"
},
v7 = {
  "concreteType": "FullAlbum",
  "kind": "LinkedField",
  "name": "full",
  "plural": true,
  "selections": [
    {
      "concreteType": "Album",
      "kind": "LinkedField",
      "name": "album",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v5/*:: as any*/)
      ]
    },
    (v6/*:: as any*/)
  ]
},
v8 = [
  (v6/*:: as any*/)
],
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": (v8/*:: as any*/)
    }
  ],
  "type": "InvalidInput"
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "NotAllowed"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useAddToAlbumsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "addToAlbums",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "AlbumAddition",
                "kind": "LinkedField",
                "name": "added",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Album",
                    "kind": "LinkedField",
                    "name": "album",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "AlbumCard_album"
                      }
                    ]
                  },
                  (v4/*:: as any*/)
                ]
              },
              (v7/*:: as any*/)
            ],
            "type": "AddToAlbumsSuccess"
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddToAlbumsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "addToAlbums",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "AlbumAddition",
                "kind": "LinkedField",
                "name": "added",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Album",
                    "kind": "LinkedField",
                    "name": "album",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v5/*:: as any*/),
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
                          (v3/*:: as any*/)
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
                              (v3/*:: as any*/)
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
                          (v3/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v4/*:: as any*/)
                ]
              },
              (v7/*:: as any*/)
            ],
            "type": "AddToAlbumsSuccess"
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d231b5a9456065fb49d906e56e3ecde155e01cc3beec430c8d6a5a68c673c696",
    "metadata": {},
    "name": "useAddToAlbumsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9913c9b0aa5f464b53fc66c67f3131a5";

export default node;
