/**
 * @generated SignedSource<<460662b2a88f79a491ac593eec65ad9b>>
 * @relayHash 05eaa2683951ef145b0ab230309103ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0b20e661782ff2ab3a7b695e442044b662ee73ac60354b19b0a2fb614ae6769

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvitationItemTestQuery$variables = Record<PropertyKey, never>;
export type InvitationItemTestQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly __id: string;
      readonly invitations: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"InvitationItem_invitation">;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type InvitationItemTestQuery = {
  response: InvitationItemTestQuery$data;
  variables: InvitationItemTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__id"
    }
  ]
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "InvitationItemTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "invitations",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "InvitationItem_invitation"
                  }
                ]
              },
              (v1/*:: as any*/)
            ]
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
    "name": "InvitationItemTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "invitations",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "note"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "createdAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "expiresAt"
                  }
                ]
              },
              (v1/*:: as any*/)
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "b0b20e661782ff2ab3a7b695e442044b662ee73ac60354b19b0a2fb614ae6769",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.__id": (v2/*:: as any*/),
        "viewer.desk.invitations": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Invitation"
        },
        "viewer.desk.invitations.createdAt": (v3/*:: as any*/),
        "viewer.desk.invitations.expiresAt": (v3/*:: as any*/),
        "viewer.desk.invitations.id": (v2/*:: as any*/),
        "viewer.desk.invitations.note": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.desk.invitations.role": {
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
        "viewer.id": (v2/*:: as any*/)
      }
    },
    "name": "InvitationItemTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf7fe0c2692cda8ea8346db398bdddd7";

export default node;
