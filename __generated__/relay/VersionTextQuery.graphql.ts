/**
 * @generated SignedSource<<6a1e07631b7edb8934c0cf3981dde9ad>>
 * @relayHash bb23ed4d375c0eb029dc55e83146a794
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cee1b13c9c7bdb073c0447fb2240c97e1ab0b87043c1f98cde22d0ea923b3b1f

import { ConcreteRequest } from 'relay-runtime';
export type VersionTextQuery$variables = {
  id: string;
  number: number;
};
export type VersionTextQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly exhibition: {
        readonly versionText: {
          readonly blocks: ReadonlyArray<{
            readonly isHidden: boolean;
            readonly type: string;
            readonly words: string;
          }>;
          readonly introduction: string;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type VersionTextQuery = {
  response: VersionTextQuery$data;
  variables: VersionTextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "args": [
    {
      "kind": "Variable",
      "name": "number",
      "variableName": "number"
    }
  ],
  "concreteType": "ExhibitionVersionText",
  "kind": "LinkedField",
  "name": "versionText",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "introduction"
    },
    {
      "concreteType": "ExhibitionVersionBlock",
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "type"
        },
        {
          "kind": "ScalarField",
          "name": "words"
        },
        {
          "kind": "ScalarField",
          "name": "isHidden"
        }
      ]
    }
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "VersionTextQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VersionTextQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "cee1b13c9c7bdb073c0447fb2240c97e1ab0b87043c1f98cde22d0ea923b3b1f",
    "metadata": {},
    "name": "VersionTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19bbc93f7cb430e1ca1e8d41cb833cec";

export default node;
