/**
 * @generated SignedSource<<88111ba66abc9c2c1accbf3bb34d960d>>
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
    "alias": null,
    "args": null,
    "concreteType": "Album",
    "kind": "LinkedField",
    "name": "album",
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
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "visibility",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateAlbum",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "UpdateAlbumSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "AlbumConflict",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldProblem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "NotAllowed",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateAlbumMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
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
