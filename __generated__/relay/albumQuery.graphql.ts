/**
 * @generated SignedSource<<27ab150b9af2ac2b12924ab2d8c8fea8>>
 * @relayHash d38b934a15154cbe2fda20e04d5e4972
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a40aea228f325409f9e1b9b74366ffab9a171ae9892b44df020d93dca0debe3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type albumQuery$variables = {
  id: string;
};
export type albumQuery$data = {
  readonly album: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AlbumHead_album" | "AlbumPage_album">;
  } | null | undefined;
};
export type albumQuery = {
  response: albumQuery$data;
  variables: albumQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "version"
},
v5 = {
  "kind": "ScalarField",
  "name": "name"
},
v6 = {
  "kind": "ScalarField",
  "name": "width"
},
v7 = {
  "kind": "ScalarField",
  "name": "height"
},
v8 = [
  (v3/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "position"
  },
  {
    "kind": "ScalarField",
    "name": "view"
  },
  {
    "kind": "ScalarField",
    "name": "path"
  },
  {
    "kind": "ScalarField",
    "name": "caption"
  },
  (v4/*:: as any*/),
  {
    "concreteType": "Member",
    "kind": "LinkedField",
    "name": "addedBy",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      (v5/*:: as any*/)
    ]
  },
  {
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "work",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "slug"
      },
      (v2/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "recordLanguage"
      },
      {
        "concreteType": "Creator",
        "kind": "LinkedField",
        "name": "creators",
        "plural": true,
        "selections": [
          (v5/*:: as any*/)
        ]
      },
      {
        "kind": "ScalarField",
        "name": "date"
      },
      (v3/*:: as any*/)
    ]
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
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
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "albumQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "AlbumHead_album"
          },
          {
            "kind": "FragmentSpread",
            "name": "AlbumPage_album"
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
    "name": "albumQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
            "concreteType": "AlbumEntry",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": (v8/*:: as any*/)
          },
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "owner",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v3/*:: as any*/)
            ]
          },
          {
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "AlbumEntryConnection",
            "kind": "LinkedField",
            "name": "entries",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "change"
              },
              {
                "concreteType": "AlbumEntryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v8/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "hasNextPage"
                  }
                ]
              }
            ],
            "storageKey": "entries(first:100)"
          },
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "4a40aea228f325409f9e1b9b74366ffab9a171ae9892b44df020d93dca0debe3",
    "metadata": {},
    "name": "albumQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a180e15537149ed77d059d301be2f59";

export default node;
