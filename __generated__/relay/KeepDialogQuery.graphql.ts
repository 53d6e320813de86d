/**
 * @generated SignedSource<<5950e6f1c54d63987526f5e48fab3322>>
 * @relayHash e322b5e94675667e273b1816e6404d60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84447781ff5ea683630bf44181927a5408dbb03cf8e792f9e8d36a132e0e03c1

import { ConcreteRequest } from 'relay-runtime';
export type KeepDialogQuery$variables = {
  view?: string | null | undefined;
  workId: string;
};
export type KeepDialogQuery$data = {
  readonly viewer: {
    readonly albumEntriesWith: ReadonlyArray<{
      readonly album: {
        readonly id: string;
      };
      readonly id: string;
    }>;
    readonly albums: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly entryCount: number;
          readonly id: string;
          readonly title: string;
        };
      }>;
    };
    readonly sharedAlbums: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly entryCount: number;
          readonly id: string;
          readonly title: string;
        };
      }>;
    };
  };
};
export type KeepDialogQuery = {
  response: KeepDialogQuery$data;
  variables: KeepDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "view"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "workId"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
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
          (v3/*:: as any*/),
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
  }
],
v5 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "AlbumConnection",
  "kind": "LinkedField",
  "name": "albums",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": "albums(first:100)"
},
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "AlbumConnection",
  "kind": "LinkedField",
  "name": "sharedAlbums",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": "sharedAlbums(first:100)"
},
v7 = {
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
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Album",
      "kind": "LinkedField",
      "name": "album",
      "plural": false,
      "selections": [
        (v3/*:: as any*/)
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "KeepDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "KeepDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "84447781ff5ea683630bf44181927a5408dbb03cf8e792f9e8d36a132e0e03c1",
    "metadata": {},
    "name": "KeepDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f419642b4718d32d5b1fa87b0513422";

export default node;
