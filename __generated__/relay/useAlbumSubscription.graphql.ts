/**
 * @generated SignedSource<<0658e50151e1d7df30323e3f89cdac80>>
 * @relayHash 186613c3384076ec38de60af325f5e7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c84cb6d85ff1b14f798ff30c9e4f47efadf5c554b3c3f2e7e6f66053a0bf586d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAlbumSubscription$variables = {
  albumId: string;
};
export type useAlbumSubscription$data = {
  readonly albumChanged: {
    readonly album: {
      readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album" | "AlbumEditor_album" | "AlbumPage_words">;
    } | null | undefined;
    readonly change: number;
    readonly entries: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"albumEntry_entry">;
    }>;
    readonly removedEntryIds: ReadonlyArray<string>;
    readonly since: number;
    readonly viewer: {
      readonly albumRights: {
        readonly " $fragmentSpreads": FragmentRefs<"AlbumTools_rights">;
      } | null | undefined;
    };
  };
};
export type useAlbumSubscription = {
  response: useAlbumSubscription$data;
  variables: useAlbumSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "albumId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "albumId"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "change"
},
v3 = {
  "kind": "ScalarField",
  "name": "since"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "position"
},
v6 = {
  "kind": "ScalarField",
  "name": "view"
},
v7 = {
  "kind": "ScalarField",
  "name": "path"
},
v8 = {
  "kind": "ScalarField",
  "name": "caption"
},
v9 = {
  "kind": "ScalarField",
  "name": "version"
},
v10 = {
  "kind": "ScalarField",
  "name": "name"
},
v11 = {
  "concreteType": "Member",
  "kind": "LinkedField",
  "name": "addedBy",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v10/*:: as any*/)
  ]
},
v12 = {
  "kind": "ScalarField",
  "name": "slug"
},
v13 = {
  "kind": "ScalarField",
  "name": "title"
},
v14 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v15 = {
  "concreteType": "Creator",
  "kind": "LinkedField",
  "name": "creators",
  "plural": true,
  "selections": [
    (v10/*:: as any*/)
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "date"
},
v17 = {
  "kind": "ScalarField",
  "name": "service"
},
v18 = {
  "kind": "ScalarField",
  "name": "width"
},
v19 = {
  "kind": "ScalarField",
  "name": "height"
},
v20 = {
  "kind": "ScalarField",
  "name": "alt"
},
v21 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v22 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v23 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "address"
    },
    (v18/*:: as any*/),
    (v19/*:: as any*/)
  ]
},
v24 = {
  "kind": "ScalarField",
  "name": "removedEntryIds"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useAlbumSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AlbumChange",
        "kind": "LinkedField",
        "name": "albumChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Album",
            "kind": "LinkedField",
            "name": "album",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "AlbumPage_words"
              },
              {
                "kind": "FragmentSpread",
                "name": "AlbumEditor_album"
              },
              {
                "kind": "FragmentSpread",
                "name": "AlbumCard_album"
              }
            ]
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "AlbumEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "albumEntry_entry",
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "concreteType": "Work",
                    "kind": "LinkedField",
                    "name": "work",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
                    ]
                  },
                  (v23/*:: as any*/)
                ],
                "argumentDefinitions": []
              }
            ]
          },
          (v24/*:: as any*/),
          {
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "AlbumRights",
                "kind": "LinkedField",
                "name": "albumRights",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "AlbumTools_rights"
                  }
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAlbumSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AlbumChange",
        "kind": "LinkedField",
        "name": "albumChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Album",
            "kind": "LinkedField",
            "name": "album",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "description"
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
                  (v10/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              (v4/*:: as any*/),
              (v9/*:: as any*/),
              {
                "concreteType": "AlbumEntry",
                "kind": "LinkedField",
                "name": "cover",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  },
                  (v23/*:: as any*/)
                ]
              }
            ]
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "AlbumEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              (v23/*:: as any*/)
            ]
          },
          (v24/*:: as any*/),
          {
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "AlbumRights",
                "kind": "LinkedField",
                "name": "albumRights",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "isOwner"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "mayEdit"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hasEditLink"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "editorCount"
                  },
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "missingEntries",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v8/*:: as any*/)
                    ]
                  }
                ]
              },
              (v4/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c84cb6d85ff1b14f798ff30c9e4f47efadf5c554b3c3f2e7e6f66053a0bf586d",
    "metadata": {},
    "name": "useAlbumSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "002b7bc8651009176598db6bbb245f02";

export default node;
