/**
 * @generated SignedSource<<b0da44e6c297e4a245faafbfce40181a>>
 * @relayHash 1cfd1d343bec762fe0233aeaba89777c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90606306791c425b0bf7c96684b926890126eca80fc8132fd4dcf125c323713d

import { ConcreteRequest } from 'relay-runtime';
export type albumsToChooseQuery$variables = {
  after?: string | null | undefined;
  afterShared?: string | null | undefined;
  view?: string | null | undefined;
  withOwn: boolean;
  withShared: boolean;
  workId: string;
};
export type albumsToChooseQuery$data = {
  readonly viewer: {
    readonly albumEntriesWith: ReadonlyArray<{
      readonly album: {
        readonly id: string;
      };
      readonly id: string;
    }>;
    readonly albums?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly entryCount: number;
          readonly id: string;
          readonly title: string;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
    readonly sharedAlbums?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly entryCount: number;
          readonly id: string;
          readonly title: string;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
  };
};
export type albumsToChooseQuery = {
  response: albumsToChooseQuery$data;
  variables: albumsToChooseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "afterShared"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "view"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withOwn"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withShared"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "workId"
},
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = [
  {
    "concreteType": "AlbumEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "entryCount"
          }
        ]
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
      },
      {
        "kind": "ScalarField",
        "name": "endCursor"
      }
    ]
  }
],
v9 = {
  "condition": "withOwn",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        (v6/*:: as any*/)
      ],
      "concreteType": "AlbumConnection",
      "kind": "LinkedField",
      "name": "albums",
      "plural": false,
      "selections": (v8/*:: as any*/)
    }
  ]
},
v10 = {
  "condition": "withShared",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "afterShared"
        },
        (v6/*:: as any*/)
      ],
      "concreteType": "AlbumConnection",
      "kind": "LinkedField",
      "name": "sharedAlbums",
      "plural": false,
      "selections": (v8/*:: as any*/)
    }
  ]
},
v11 = {
  "args": [
    {
      "kind": "Variable",
      "name": "view",
      "variableName": "view"
    },
    {
      "kind": "Variable",
      "name": "workId",
      "variableName": "workId"
    }
  ],
  "concreteType": "AlbumEntry",
  "kind": "LinkedField",
  "name": "albumEntriesWith",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    {
      "concreteType": "Album",
      "kind": "LinkedField",
      "name": "album",
      "plural": false,
      "selections": [
        (v7/*:: as any*/)
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "albumsToChooseQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "albumsToChooseQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "90606306791c425b0bf7c96684b926890126eca80fc8132fd4dcf125c323713d",
    "metadata": {},
    "name": "albumsToChooseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d9f14c3278de468ebbc41d18542cb0c";

export default node;
