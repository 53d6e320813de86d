/**
 * @generated SignedSource<<65b01f8425d9be7a5fe6ccda9b1c3022>>
 * @relayHash 2f02397330d10bc458094982f16751fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95cba62f9a08a96cf5f51148680ab4d49d28646aa59ccf77d64224705422312e

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
export type useChangeTestMutation$variables = {
  input: UpdateAlbumInput;
};
export type useChangeTestMutation$data = {
  readonly updateAlbum: {
    readonly __typename: "AlbumConflict";
    readonly album: {
      readonly version: number;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "UpdateAlbumSuccess";
    readonly album: {
      readonly title: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useChangeTestMutation = {
  response: useChangeTestMutation$data;
  variables: useChangeTestMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "title"
},
v4 = {
  "kind": "ScalarField",
  "name": "version"
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "field"
        },
        {
          "kind": "ScalarField",
          "name": "message"
        }
      ]
    }
  ],
  "type": "InvalidInput"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useChangeTestMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "updateAlbum",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "album",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ]
              }
            ],
            "type": "UpdateAlbumSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "album",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ]
              }
            ],
            "type": "AlbumConflict"
          },
          (v5/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeTestMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "updateAlbum",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "album",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              }
            ],
            "type": "UpdateAlbumSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "album",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              }
            ],
            "type": "AlbumConflict"
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "95cba62f9a08a96cf5f51148680ab4d49d28646aa59ccf77d64224705422312e",
    "metadata": {},
    "name": "useChangeTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c44d347067f24f3dd3f2b4749e802977";

export default node;
