/**
 * @generated SignedSource<<9aac30dc355083fba2214ec0ad239cfe>>
 * @relayHash fa1aa0e1ae4fec26bcb9bf20174e1308
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6149db8b0c2f5efce4514a5de3175a66305888bae7c7aa31215b3de6b7d10866

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenEditLinkInput = {
  id: string;
  key: string;
};
export type useOpenEditLinkMutation$variables = {
  albumId: string;
  input: OpenEditLinkInput;
};
export type useOpenEditLinkMutation$data = {
  readonly openEditLink: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "OpenEditLinkSuccess";
    readonly viewer: {
      readonly albumRights: {
        readonly " $fragmentSpreads": FragmentRefs<"AlbumTools_rights">;
      } | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useOpenEditLinkMutation = {
  response: useOpenEditLinkMutation$data;
  variables: useOpenEditLinkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "albumId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "albumId"
  }
],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useOpenEditLinkMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "openEditLink",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "AlbumRights",
                    "kind": "LinkedField",
                    "name": "albumRights",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "AlbumTools_rights"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "OpenEditLinkSuccess"
          },
          (v5/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOpenEditLinkMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "openEditLink",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": (v4/*:: as any*/),
                    "concreteType": "AlbumRights",
                    "kind": "LinkedField",
                    "name": "albumRights",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "isOwner"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "mayEdit"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "hasEditLink"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "editorCount"
                      },
                      {
                        "concreteType": "AlbumEntry",
                        "kind": "LinkedField",
                        "name": "missingEntries",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "caption"
                          }
                        ]
                      }
                    ]
                  },
                  (v6/*:: as any*/)
                ]
              }
            ],
            "type": "OpenEditLinkSuccess"
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "6149db8b0c2f5efce4514a5de3175a66305888bae7c7aa31215b3de6b7d10866",
    "metadata": {},
    "name": "useOpenEditLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4fb1e85098e27c8d378c2a39e834b9ad";

export default node;
