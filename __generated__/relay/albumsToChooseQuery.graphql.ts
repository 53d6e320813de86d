/**
 * @generated SignedSource<<aed59f8ffdd305fa21dc99792e43c295>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AlbumEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entryCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageInfo",
    "kind": "LinkedField",
    "name": "pageInfo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasNextPage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endCursor",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v9 = {
  "condition": "withOwn",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
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
      "selections": (v8/*:: as any*/),
      "storageKey": null
    }
  ]
},
v10 = {
  "condition": "withShared",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
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
      "selections": (v8/*:: as any*/),
      "storageKey": null
    }
  ]
},
v11 = {
  "alias": null,
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
      "alias": null,
      "args": null,
      "concreteType": "Album",
      "kind": "LinkedField",
      "name": "album",
      "plural": false,
      "selections": [
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
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
