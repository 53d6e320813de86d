/**
 * @generated SignedSource<<cc86435ac7960c21fc9a82cdfbdcec55>>
 * @relayHash 808520c6fec9692723dc4bd14ff5f52a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fa24ca9db98774db04e63466a928128c54eac4aa4d3d3137e39fa62f8abebb1

import { ConcreteRequest } from 'relay-runtime';
export type TakeDownAlbumInput = {
  albumId: string;
};
export type useTakeDownAlbumMutation$variables = {
  input: TakeDownAlbumInput;
};
export type useTakeDownAlbumMutation$data = {
  readonly takeDownAlbum: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "TakeDownAlbumSuccess";
    readonly takenDownId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useTakeDownAlbumMutation = {
  response: useTakeDownAlbumMutation$data;
  variables: useTakeDownAlbumMutation$variables;
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
    "kind": "ScalarField",
    "name": "message"
  }
],
v2 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "LinkedField",
    "name": "takeDownAlbum",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "__typename"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "ScalarField",
            "name": "takenDownId"
          }
        ],
        "type": "TakeDownAlbumSuccess"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "concreteType": "FieldProblem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": (v1/*:: as any*/)
          }
        ],
        "type": "InvalidInput"
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotAllowed"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useTakeDownAlbumMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakeDownAlbumMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1fa24ca9db98774db04e63466a928128c54eac4aa4d3d3137e39fa62f8abebb1",
    "metadata": {},
    "name": "useTakeDownAlbumMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6b7f770e1c4296d2b8d6b6c3bcfb4c8";

export default node;
