/**
 * @generated SignedSource<<27242ee8697074530c3fbf46eea4db51>>
 * @relayHash c2d908c0aa5f49d45f8941ee42490ca0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6365f8aae72ba0a6e6c40aaa9a079dd963ff5740fbdca817544765641c8d427

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type rootViewerQuery$variables = Record<PropertyKey, never>;
export type rootViewerQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_viewer">;
  } | null | undefined;
};
export type rootViewerQuery = {
  response: rootViewerQuery$data;
  variables: rootViewerQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "rootViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FavouriteButton_viewer"
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
    "name": "rootViewerQuery",
    "selections": [
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
            "args": null,
            "kind": "ScalarField",
            "name": "favouriteWorkIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a6365f8aae72ba0a6e6c40aaa9a079dd963ff5740fbdca817544765641c8d427",
    "metadata": {},
    "name": "rootViewerQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ee274a4fe2c4c5a966af8b6fcd213ae9";

export default node;
