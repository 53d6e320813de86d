/**
 * @generated SignedSource<<36c031925e39448f8106595bf6f28c50>>
 * @relayHash 4b7fae09caf56f816a3568149fa08f8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb21d88c0782d647d33bd280cb972fba53abcba9a12960aa29786d95be9c6338

import { ConcreteRequest } from 'relay-runtime';
export type AlbumVisibility = "LINK" | "PRIVATE" | "PUBLIC" | "%future added value";
export type UpdateAlbumInput = {
  coverEntryId?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  title?: string | null | undefined;
  version: number;
  visibility?: AlbumVisibility | null | undefined;
};
export type useUpdateAlbumMutation$variables = {
  input: UpdateAlbumInput;
};
export type useUpdateAlbumMutation$data = {
  readonly updateAlbum: {
    readonly __typename: "AlbumConflict";
    readonly album: {
      readonly description: string | null | undefined;
      readonly id: string;
      readonly title: string;
      readonly version: number;
      readonly visibility: AlbumVisibility;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "UpdateAlbumSuccess";
    readonly album: {
      readonly description: string | null | undefined;
      readonly id: string;
      readonly title: string;
      readonly version: number;
      readonly visibility: AlbumVisibility;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useUpdateAlbumMutation$rawResponse = {
  readonly updateAlbum: {
    readonly __typename: "AlbumConflict";
    readonly album: {
      readonly description: string | null | undefined;
      readonly id: string;
      readonly title: string;
      readonly version: number;
      readonly visibility: AlbumVisibility;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "UpdateAlbumSuccess";
    readonly album: {
      readonly description: string | null | undefined;
      readonly id: string;
      readonly title: string;
      readonly version: number;
      readonly visibility: AlbumVisibility;
    };
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useUpdateAlbumMutation = {
  rawResponse: useUpdateAlbumMutation$rawResponse;
  response: useUpdateAlbumMutation$data;
  variables: useUpdateAlbumMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "concreteType": "Album",
    "kind": "LinkedField",
    "name": "album",
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
        "name": "description"
      },
      {
        "kind": "ScalarField",
        "name": "visibility"
      },
      {
        "kind": "ScalarField",
        "name": "version"
      }
    ]
  }
],
v2 = [
  {
    "kind": "ScalarField",
    "name": "message"
  }
],
v3 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "LinkedField",
    "name": "updateAlbum",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "__typename"
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "UpdateAlbumSuccess"
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "AlbumConflict"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "concreteType": "FieldProblem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": (v2/*:: as any*/)
          }
        ],
        "type": "InvalidInput"
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "NotAllowed"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateAlbumMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateAlbumMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "fb21d88c0782d647d33bd280cb972fba53abcba9a12960aa29786d95be9c6338",
    "metadata": {},
    "name": "useUpdateAlbumMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9516acc1699db71c44b83d1346b32340";

export default node;
