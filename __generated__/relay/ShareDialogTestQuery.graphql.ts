/**
 * @generated SignedSource<<3e595e7fffe7d9a068c2feff684e9b2f>>
 * @relayHash ec63b6138da1367af3e1d7effd3281a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d682a0b3bc199c8b9bead34392b7f73f2e1cb5ba53b58f7a43636d618ccf9058

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareDialogTestQuery$variables = Record<PropertyKey, never>;
export type ShareDialogTestQuery$data = {
  readonly album: {
    readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_album">;
  } | null | undefined;
  readonly viewer: {
    readonly albumRights: {
      readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_rights">;
    } | null | undefined;
  } | null | undefined;
};
export type ShareDialogTestQuery = {
  response: ShareDialogTestQuery$data;
  variables: ShareDialogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "album"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ShareDialogTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ShareDialog_album"
          }
        ],
        "storageKey": "album(id:\"album\")"
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumRights",
            "kind": "LinkedField",
            "name": "albumRights",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "ShareDialog_rights"
              }
            ],
            "storageKey": "albumRights(id:\"album\")"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShareDialogTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "visibility"
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "description"
          },
          {
            "kind": "ScalarField",
            "name": "version"
          }
        ],
        "storageKey": "album(id:\"album\")"
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumRights",
            "kind": "LinkedField",
            "name": "albumRights",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "hasEditLink"
              },
              {
                "kind": "ScalarField",
                "name": "editorCount"
              }
            ],
            "storageKey": "albumRights(id:\"album\")"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d682a0b3bc199c8b9bead34392b7f73f2e1cb5ba53b58f7a43636d618ccf9058",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "album": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Album"
        },
        "album.description": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "album.id": (v2/*:: as any*/),
        "album.title": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "album.version": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "album.visibility": {
          "enumValues": [
            "PRIVATE",
            "LINK",
            "PUBLIC"
          ],
          "nullable": false,
          "plural": false,
          "type": "AlbumVisibility"
        },
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.albumRights": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumRights"
        },
        "viewer.albumRights.editorCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.albumRights.hasEditLink": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.id": (v2/*:: as any*/)
      }
    },
    "name": "ShareDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33e90dc107a156c8a3220998f590a0e5";

export default node;
