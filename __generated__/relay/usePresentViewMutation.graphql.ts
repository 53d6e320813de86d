/**
 * @generated SignedSource<<ec888bf62090ca3789e35d844f9e0594>>
 * @relayHash 16a81b41a1afb06f1579ea68e3c08c66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e78c8996caa639f5b81a8fd642fd534a3878ea406681e16f122b5748bb1b8e9d

import { ConcreteRequest } from 'relay-runtime';
export type PresentViewInput = {
  pointer?: ImagePointInput | null | undefined;
  sequence: number;
  tourId: string;
  view: string;
};
export type ImagePointInput = {
  x: number;
  y: number;
};
export type usePresentViewMutation$variables = {
  input: PresentViewInput;
};
export type usePresentViewMutation$data = {
  readonly presentView: {
    readonly __typename: "PresentViewSuccess";
    readonly sequence: number;
    readonly taken: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type usePresentViewMutation = {
  response: usePresentViewMutation$data;
  variables: usePresentViewMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "LinkedField",
    "name": "presentView",
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
            "name": "taken"
          },
          {
            "kind": "ScalarField",
            "name": "sequence"
          }
        ],
        "type": "PresentViewSuccess"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "usePresentViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePresentViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e78c8996caa639f5b81a8fd642fd534a3878ea406681e16f122b5748bb1b8e9d",
    "metadata": {},
    "name": "usePresentViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "532b2b3cd1c5f7640a64594767f9ebc8";

export default node;
