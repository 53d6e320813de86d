/**
 * @generated SignedSource<<cc9f308ffb905c570066ed3d5f314a46>>
 * @relayHash 2872cff54db87ad99f633b3e2a2e55e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28b7be0478821e3ebfdaa88ddb2a5b5c2f52ad18728904cd9740d62561022ab9

import { ConcreteRequest } from 'relay-runtime';
export type SettleNoteReportsInput = {
  id: string;
};
export type useSettleNoteReportsMutation$variables = {
  input: SettleNoteReportsInput;
  queue: ReadonlyArray<string>;
};
export type useSettleNoteReportsMutation$data = {
  readonly settleNoteReports: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "ModerateNoteSuccess";
    readonly note: {
      readonly id: string;
    };
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
export type useSettleNoteReportsMutation$rawResponse = {
  readonly settleNoteReports: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "ModerateNoteSuccess";
    readonly note: {
      readonly id: string;
    };
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "NoteConflict";
    readonly message: string;
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useSettleNoteReportsMutation = {
  rawResponse: useSettleNoteReportsMutation$rawResponse;
  response: useSettleNoteReportsMutation$data;
  variables: useSettleNoteReportsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "queue"
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
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "message"
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "NoteConflict"
},
v7 = {
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
        (v4/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "NotAllowed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSettleNoteReportsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "settleNoteReports",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ]
              }
            ],
            "type": "ModerateNoteSuccess"
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSettleNoteReportsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "settleNoteReports",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Note",
                "kind": "LinkedField",
                "name": "note",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "handle": "deleteEdge",
                    "key": "",
                    "kind": "ScalarHandle",
                    "name": "id",
                    "handleArgs": [
                      {
                        "kind": "Variable",
                        "name": "connections",
                        "variableName": "queue"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "ModerateNoteSuccess"
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "28b7be0478821e3ebfdaa88ddb2a5b5c2f52ad18728904cd9740d62561022ab9",
    "metadata": {},
    "name": "useSettleNoteReportsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e1c465a115111d67d6b6afd720af50b9";

export default node;
