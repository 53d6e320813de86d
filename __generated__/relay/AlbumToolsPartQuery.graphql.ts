/**
 * @generated SignedSource<<35d159ef11e12f99a196817a5f3969d1>>
 * @relayHash a86ef33013f477f46ec3c8e888f69473
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 488d37bcf40527e563e2b3466b544e061c8cac6dec0b050c5412918713abea17

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
export type AlbumToolsPartQuery$variables = {
  id: string;
};
export type AlbumToolsPartQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly member: {
        readonly role: Role;
      };
    } | null | undefined;
    readonly albumRights: {
      readonly " $fragmentSpreads": FragmentRefs<"AlbumTools_rights">;
    } | null | undefined;
  } | null | undefined;
};
export type AlbumToolsPartQuery = {
  response: AlbumToolsPartQuery$data;
  variables: AlbumToolsPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "role"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AlbumToolsPartQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
                  (v1/*:: as any*/)
                ]
              }
            ]
          },
          {
            "args": (v2/*:: as any*/),
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
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AlbumToolsPartQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
                  (v1/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              },
              (v3/*:: as any*/)
            ]
          },
          {
            "args": (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "caption"
                  }
                ]
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "488d37bcf40527e563e2b3466b544e061c8cac6dec0b050c5412918713abea17",
    "metadata": {},
    "name": "AlbumToolsPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "11f9ea97630fdb88e4ece9e9d5b06770";

export default node;
