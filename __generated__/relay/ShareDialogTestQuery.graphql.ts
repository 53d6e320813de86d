/**
 * @generated SignedSource<<85f63a02bd19bc953864aba2fa01ae68>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
    "metadata": null,
    "name": "ShareDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShareDialog_album"
          }
        ],
        "storageKey": "album(id:\"album\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumRights",
            "kind": "LinkedField",
            "name": "albumRights",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShareDialog_rights"
              }
            ],
            "storageKey": "albumRights(id:\"album\")"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShareDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visibility",
            "storageKey": null
          },
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
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": "album(id:\"album\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumRights",
            "kind": "LinkedField",
            "name": "albumRights",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasEditLink",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editorCount",
                "storageKey": null
              }
            ],
            "storageKey": "albumRights(id:\"album\")"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
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
