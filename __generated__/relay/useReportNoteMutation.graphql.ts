/**
 * @generated SignedSource<<6e0540a4ca0a0f3ea6f52a775fdb2b04>>
 * @relayHash 7d505dfecacd9b474dc3b447e5110bed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 653db2fc025e144e58b24752b55827638979e0c6fad0dc6e47cbe4eec62e02fb

import { ConcreteRequest } from 'relay-runtime';
export type ReportNoteInput = {
  id: string;
  reason: string;
};
export type useReportNoteMutation$variables = {
  input: ReportNoteInput;
};
export type useReportNoteMutation$data = {
  readonly reportNote: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useReportNoteMutation = {
  response: useReportNoteMutation$data;
  variables: useReportNoteMutation$variables;
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
    "name": "reportNote",
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
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useReportNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "653db2fc025e144e58b24752b55827638979e0c6fad0dc6e47cbe4eec62e02fb",
    "metadata": {},
    "name": "useReportNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90d9fd921c55a2eb87e616a797e40b32";

export default node;
