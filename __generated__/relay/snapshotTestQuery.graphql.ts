/**
 * @generated SignedSource<<9514525d391055b7a3ce8d770bef00bc>>
 * @relayHash ab4814209364d6b2370056c10b8c817e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27530103129bd7eba222a752a352d1278e28b66c4d03b1e1d029839916fc3b27

import { ConcreteRequest } from 'relay-runtime';
export type snapshotTestQuery$variables = {
  slug: string;
};
export type snapshotTestQuery$data = {
  readonly work: {
    readonly creators: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type snapshotTestQuery = {
  response: snapshotTestQuery$data;
  variables: snapshotTestQuery$variables;
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
    "name": "snapshotTestQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "snapshotTestQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "27530103129bd7eba222a752a352d1278e28b66c4d03b1e1d029839916fc3b27",
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
    "name": "snapshotTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6b8f94c33acbac073ed7ed63d2fb277";

export default node;
