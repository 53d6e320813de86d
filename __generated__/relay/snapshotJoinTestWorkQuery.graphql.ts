/**
 * @generated SignedSource<<f51b85777bd3a6606b6017ed321f8b53>>
 * @relayHash dbe949706858e3839f4f6c72d82751ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10141b2d90132d533edf223fe40c34650e766655fae28f5e45a586890f532ff2

import { ConcreteRequest } from 'relay-runtime';
export type snapshotJoinTestWorkQuery$variables = {
  slug: string;
};
export type snapshotJoinTestWorkQuery$data = {
  readonly work: {
    readonly creators: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type snapshotJoinTestWorkQuery = {
  response: snapshotJoinTestWorkQuery$data;
  variables: snapshotJoinTestWorkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "work",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "kind": "ScalarField",
        "name": "title"
      },
      {
        "concreteType": "Creator",
        "kind": "LinkedField",
        "name": "creators",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "name"
          }
        ]
      }
    ]
  }
],
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "snapshotJoinTestWorkQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "snapshotJoinTestWorkQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "10141b2d90132d533edf223fe40c34650e766655fae28f5e45a586890f532ff2",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "work.creators.name": (v2/*:: as any*/),
        "work.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "work.title": (v2/*:: as any*/)
      }
    },
    "name": "snapshotJoinTestWorkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eef2a9b879018cb32624f8131c470bb7";

export default node;
