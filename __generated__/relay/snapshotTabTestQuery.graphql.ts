/**
 * @generated SignedSource<<f73e1a57746d7a1666ff1ca1b4f9af0b>>
 * @relayHash f280a5ac864959d7214a022d8d4148f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b03eb1f452f3febfdea4ce244d8ef88cd5c7c5525031fb83945bd499b81a875

import { ConcreteRequest } from 'relay-runtime';
export type snapshotTabTestQuery$variables = {
  slug: string;
};
export type snapshotTabTestQuery$data = {
  readonly work: {
    readonly creators: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly date: string | null | undefined;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type snapshotTabTestQuery = {
  response: snapshotTabTestQuery$data;
  variables: snapshotTabTestQuery$variables;
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
        "kind": "ScalarField",
        "name": "date"
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
    "name": "snapshotTabTestQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "snapshotTabTestQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b03eb1f452f3febfdea4ce244d8ef88cd5c7c5525031fb83945bd499b81a875",
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
        "work.date": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "work.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "work.title": (v2/*:: as any*/)
      }
    },
    "name": "snapshotTabTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "505a28b0687e2aa19528a5a08c1c96f0";

export default node;
