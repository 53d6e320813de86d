/**
 * @generated SignedSource<<2e45f057dccdd523237bf846908aeea0>>
 * @relayHash 6c3e92b36d2ea43c6f3ef19c2fecb9bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c9c8fe7f13b6758b42e32cca8bcf9e4fd16bddc3252cf21352cea61b9f1cef1

import { ConcreteRequest } from 'relay-runtime';
export type snapshotTabQuery$variables = {
  slug: string;
};
export type snapshotTabQuery$data = {
  readonly work: {
    readonly creators: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly date: string | null | undefined;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type snapshotTabQuery = {
  response: snapshotTabQuery$data;
  variables: snapshotTabQuery$variables;
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
    "alias": null,
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
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
        "name": "date",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Creator",
        "kind": "LinkedField",
        "name": "creators",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
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
    "metadata": null,
    "name": "snapshotTabQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "snapshotTabQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c9c8fe7f13b6758b42e32cca8bcf9e4fd16bddc3252cf21352cea61b9f1cef1",
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
    "name": "snapshotTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "318f90ef1391b6b3356dbfcbb13c7fde";

export default node;
