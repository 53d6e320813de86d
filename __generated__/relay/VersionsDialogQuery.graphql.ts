/**
 * @generated SignedSource<<461ed653d748f5d4b7621eef2913f79b>>
 * @relayHash fff8e494a9228296103b030f145e8ecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f309893447a28962d1d6aa4b6dd8b218159cde137c5a61bffb0c3b3b1fafc0b

import { ConcreteRequest } from 'relay-runtime';
export type VersionsDialogQuery$variables = {
  id: string;
};
export type VersionsDialogQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly exhibition: {
        readonly versions: ReadonlyArray<{
          readonly at: string;
          readonly blockCount: number;
          readonly by: {
            readonly name: string | null | undefined;
          } | null | undefined;
          readonly number: number;
          readonly title: string;
        }> | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type VersionsDialogQuery = {
  response: VersionsDialogQuery$data;
  variables: VersionsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "number"
},
v3 = {
  "kind": "ScalarField",
  "name": "at"
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
  "kind": "ScalarField",
  "name": "blockCount"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "VersionsDialogQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ExhibitionVersion",
                    "kind": "LinkedField",
                    "name": "versions",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "concreteType": "Member",
                        "kind": "LinkedField",
                        "name": "by",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
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
    "name": "VersionsDialogQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ExhibitionVersion",
                    "kind": "LinkedField",
                    "name": "versions",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "concreteType": "Member",
                        "kind": "LinkedField",
                        "name": "by",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v7/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v7/*:: as any*/)
                ]
              }
            ]
          },
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "9f309893447a28962d1d6aa4b6dd8b218159cde137c5a61bffb0c3b3b1fafc0b",
    "metadata": {},
    "name": "VersionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2dfb0bea93e09addb9ee2c43e01e02c";

export default node;
