/**
 * @generated SignedSource<<0667f114d582efb49b628fb7007dfa41>>
 * @relayHash 22eaf7bdf9220e3b28e82013bf45c9c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df9cab5e0722b279ac866c065a624b0f0960dedd720955e0bcf3d1d362257912

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouriteButtonTestQuery$variables = Record<PropertyKey, never>;
export type FavouriteButtonTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_viewer">;
  } | null | undefined;
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_work">;
  } | null | undefined;
};
export type FavouriteButtonTestQuery = {
  response: FavouriteButtonTestQuery$data;
  variables: FavouriteButtonTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "world-map"
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
    "name": "FavouriteButtonTestQuery",
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
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FavouriteButton_work"
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FavouriteButtonTestQuery",
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ]
  },
  "params": {
    "id": "df9cab5e0722b279ac866c065a624b0f0960dedd720955e0bcf3d1d362257912",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.favouriteWorkIds": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ID"
        },
        "viewer.id": (v2/*:: as any*/),
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": (v2/*:: as any*/),
        "work.title": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "FavouriteButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27a76ca50b0f469574e2a05f34959ccf";

export default node;
