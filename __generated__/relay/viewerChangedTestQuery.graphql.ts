/**
 * @generated SignedSource<<796e78d8ff07954cbf91132ec337ad0b>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Account",
  "kind": "LinkedField",
  "name": "account",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursor",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageInfo",
    "kind": "LinkedField",
    "name": "pageInfo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endCursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasNextPage",
        "storageKey": null
      }
    ],
    "storageKey": null
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
    "metadata": null,
    "name": "viewerChangedTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": "favourites",
            "args": null,
            "concreteType": "WorkConnection",
            "kind": "LinkedField",
            "name": "__viewerChangedTest_favourites_connection",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
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
    "name": "viewerChangedTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "WorkConnection",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": "favourites(first:2)"
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "viewerChangedTest_favourites",
            "kind": "LinkedHandle",
            "name": "favourites"
          }
        ],
        "storageKey": null
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
