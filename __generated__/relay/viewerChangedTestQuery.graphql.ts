/**
 * @generated SignedSource<<32b13b1d61a4df91d0a2c774b00df60f>>
 * @relayHash c88ad4bbc717f54ed596634d164e1b71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96e09329373435148f3238b2e3df28e1eba5ca7e968d48b20b154eedf24b47ad

import { ConcreteRequest } from 'relay-runtime';
export type viewerChangedTestQuery$variables = Record<PropertyKey, never>;
export type viewerChangedTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly email: string;
      readonly id: string;
      readonly member: {
        readonly id: string;
      };
    } | null | undefined;
    readonly favourites: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
        };
      }> | null | undefined;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type viewerChangedTestQuery = {
  response: viewerChangedTestQuery$data;
  variables: viewerChangedTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "concreteType": "Account",
  "kind": "LinkedField",
  "name": "account",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "email"
    },
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    }
  ]
},
v2 = [
  {
    "concreteType": "WorkEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "__typename"
          }
        ]
      },
      {
        "kind": "ScalarField",
        "name": "cursor"
      }
    ]
  },
  {
    "concreteType": "PageInfo",
    "kind": "LinkedField",
    "name": "pageInfo",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "endCursor"
      },
      {
        "kind": "ScalarField",
        "name": "hasNextPage"
      }
    ]
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 2
  }
],
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "viewerChangedTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": "favourites",
            "concreteType": "WorkConnection",
            "kind": "LinkedField",
            "name": "__viewerChangedTest_favourites_connection",
            "plural": false,
            "selections": (v2/*:: as any*/)
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
    "name": "viewerChangedTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": (v3/*:: as any*/),
            "concreteType": "WorkConnection",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": "favourites(first:2)"
          },
          {
            "args": (v3/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "viewerChangedTest_favourites",
            "kind": "LinkedHandle",
            "name": "favourites"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "96e09329373435148f3238b2e3df28e1eba5ca7e968d48b20b154eedf24b47ad",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "viewer",
            "favourites"
          ]
        }
      ],
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
        "viewer.account.email": (v4/*:: as any*/),
        "viewer.account.id": (v5/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v5/*:: as any*/),
        "viewer.favourites": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "viewer.favourites.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "viewer.favourites.edges.cursor": (v4/*:: as any*/),
        "viewer.favourites.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "viewer.favourites.edges.node.__typename": (v4/*:: as any*/),
        "viewer.favourites.edges.node.id": (v5/*:: as any*/),
        "viewer.favourites.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.favourites.pageInfo.endCursor": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "viewer.favourites.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.id": (v5/*:: as any*/)
      }
    },
    "name": "viewerChangedTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc0f1ccaec44d1785f883dc26d3d0ced";

export default node;
