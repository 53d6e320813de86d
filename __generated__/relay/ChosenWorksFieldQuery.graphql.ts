/**
 * @generated SignedSource<<aa0e5ccf0fb684d64148c41a0e686da9>>
 * @relayHash bec75e25eea97aabccdfd53e0b465f1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6fa0c493b20b5bdbd5b31466d1030ca83c751541928f3c785b65ed1d28cb6f8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChosenWorksFieldQuery$variables = {
  ids: ReadonlyArray<string>;
  more: ReadonlyArray<string>;
};
export type ChosenWorksFieldQuery$data = {
  readonly more: ReadonlyArray<{
    readonly id?: string;
    readonly primaryImage?: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
    } | null | undefined;
    readonly title?: string;
  } | null | undefined>;
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly primaryImage?: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
    } | null | undefined;
    readonly title?: string;
  } | null | undefined>;
};
export type ChosenWorksFieldQuery = {
  response: ChosenWorksFieldQuery$data;
  variables: ChosenWorksFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "more"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "title"
},
v4 = [
  {
    "kind": "InlineFragment",
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "primaryImage",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "WorkPicture_image"
          }
        ]
      }
    ],
    "type": "Work"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "more"
  }
],
v6 = [
  {
    "kind": "ScalarField",
    "name": "__typename"
  },
  (v2/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      (v3/*:: as any*/),
      {
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "primaryImage",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "service"
          },
          {
            "kind": "ScalarField",
            "name": "width"
          },
          {
            "kind": "ScalarField",
            "name": "height"
          },
          {
            "kind": "ScalarField",
            "name": "alt"
          },
          {
            "kind": "ScalarField",
            "name": "placeholder"
          },
          {
            "kind": "ScalarField",
            "name": "derivativeWidths"
          },
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Work"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChosenWorksFieldQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": (v4/*:: as any*/)
      },
      {
        "alias": "more",
        "args": (v5/*:: as any*/),
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": (v4/*:: as any*/)
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChosenWorksFieldQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": (v6/*:: as any*/)
      },
      {
        "alias": "more",
        "args": (v5/*:: as any*/),
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": (v6/*:: as any*/)
      }
    ]
  },
  "params": {
    "id": "a6fa0c493b20b5bdbd5b31466d1030ca83c751541928f3c785b65ed1d28cb6f8",
    "metadata": {},
    "name": "ChosenWorksFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9235cbae85f49922b0606f2c670eeca9";

export default node;
