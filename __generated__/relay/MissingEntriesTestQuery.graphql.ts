/**
 * @generated SignedSource<<39bcff9f88bc6dce938669e7d74a2ec2>>
 * @relayHash 79ce520fd8fe1baf53ff79e8469ebc73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c382de4c2142144ec14a54e668123c1b6c577fbb8667294aff85ea1540f9343d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MissingEntriesTestQuery$variables = Record<PropertyKey, never>;
export type MissingEntriesTestQuery$data = {
  readonly viewer: {
    readonly albumRights: {
      readonly " $fragmentSpreads": FragmentRefs<"MissingEntries_rights">;
    } | null | undefined;
  } | null | undefined;
};
export type MissingEntriesTestQuery = {
  response: MissingEntriesTestQuery$data;
  variables: MissingEntriesTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "a1"
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
    "name": "MissingEntriesTestQuery",
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
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumRights",
            "kind": "LinkedField",
            "name": "albumRights",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MissingEntries_rights"
              }
            ],
            "storageKey": "albumRights(id:\"a1\")"
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
    "name": "MissingEntriesTestQuery",
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
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumRights",
            "kind": "LinkedField",
            "name": "albumRights",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AlbumEntry",
                "kind": "LinkedField",
                "name": "missingEntries",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "caption",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "albumRights(id:\"a1\")"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c382de4c2142144ec14a54e668123c1b6c577fbb8667294aff85ea1540f9343d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
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
        "viewer.albumRights.missingEntries": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AlbumEntry"
        },
        "viewer.albumRights.missingEntries.caption": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "viewer.albumRights.missingEntries.id": (v2/*:: as any*/),
        "viewer.id": (v2/*:: as any*/)
      }
    },
    "name": "MissingEntriesTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33b0f7fb158022b9ec40b33147424bec";

export default node;
