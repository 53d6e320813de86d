/**
 * @generated SignedSource<<031e250ad0a3b6584f5725314bb8ee6e>>
 * @relayHash de71fa6bb6bd7a615983151ada837d4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deb0b00d83852eaf92adb67f86bf22b53a3d40180da7b8356c2a41ecac246d3d

import { ConcreteRequest } from 'relay-runtime';
export type SettleNoteReportsInput = {
  id: string;
};
export type useSettleNoteReportsMutation$variables = {
  input: SettleNoteReportsInput;
};
export type useSettleNoteReportsMutation$data = {
  readonly settleNoteReports: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "NoteConflict";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useSettleNoteReportsMutation = {
  response: useSettleNoteReportsMutation$data;
  variables: useSettleNoteReportsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
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
    "name": "settleNoteReports",
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
        "selections": (v2/*:: as any*/),
        "type": "NoteConflict",
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
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
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
    "name": "useSettleNoteReportsMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSettleNoteReportsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "deb0b00d83852eaf92adb67f86bf22b53a3d40180da7b8356c2a41ecac246d3d",
    "metadata": {},
    "name": "useSettleNoteReportsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "20657d9350cac821dbcfa14dc876add2";

export default node;
