/**
 * @generated SignedSource<<7089613354909acbe615051f347737a8>>
 * @relayHash 17b9104bd93a235bf30ba27f2c253666
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 581eb6f7bb7f5ff1dd26d0688da41825beab35f6204a9154cc65f83c0087df9f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouriteButtonTestQuery$variables = Record<PropertyKey, never>;
export type FavouriteButtonTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_viewer" | "useGuest_viewer">;
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
    "name": "FavouriteButtonTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "FavouriteButton_viewer"
          },
          {
            "kind": "FragmentSpread",
            "name": "useGuest_viewer"
          }
        ]
      },
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "FavouriteButton_work"
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FavouriteButtonTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "favouriteWorkIds"
          },
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "guestId"
          },
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  },
                  (v1/*:: as any*/)
                ]
              },
              (v1/*:: as any*/)
            ]
          }
        ]
      },
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          }
        ],
        "storageKey": "work(slug:\"world-map\")"
      }
    ]
  },
  "params": {
    "id": "581eb6f7bb7f5ff1dd26d0688da41825beab35f6204a9154cc65f83c0087df9f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.id": (v2/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v2/*:: as any*/),
        "viewer.account.member.role": {
          "enumValues": [
            "VISITOR",
            "MEMBER",
            "CURATOR",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "viewer.favouriteWorkIds": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ID"
        },
        "viewer.guestId": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
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

(node as any).hash = "a4c3595a64563704a6966a966ccaa1bd";

export default node;
