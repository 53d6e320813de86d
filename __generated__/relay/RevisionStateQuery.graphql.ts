/**
 * @generated SignedSource<<931d8a21f296e7151dd7032582e09441>>
 * @relayHash f2d7965300e672de10dfcc7b61ce5ba3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b99314dec0c234e010690391b129870419e7f77844d4a0f758b0ff498a7b514

import { ConcreteRequest } from 'relay-runtime';
export type WorkField = "CREATORS" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "METADATA" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "STATUS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "%future added value";
export type RevisionStateQuery$variables = {
  id: string;
  number: number;
};
export type RevisionStateQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly work: {
        readonly revision: {
          readonly state: ReadonlyArray<{
            readonly field: WorkField;
            readonly label: string;
            readonly value: ReadonlyArray<string>;
          }>;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type RevisionStateQuery = {
  response: RevisionStateQuery$data;
  variables: RevisionStateQuery$variables;
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
  "concreteType": "WorkRevision",
  "kind": "LinkedField",
  "name": "revision",
  "plural": false,
  "selections": [
    {
      "concreteType": "WorkFieldValue",
      "kind": "LinkedField",
      "name": "state",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "field"
        },
        {
          "kind": "ScalarField",
          "name": "label"
        },
        {
          "kind": "ScalarField",
          "name": "value"
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
    "name": "RevisionStateQuery",
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
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
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
    "name": "RevisionStateQuery",
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
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
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
    "id": "5b99314dec0c234e010690391b129870419e7f77844d4a0f758b0ff498a7b514",
    "metadata": {},
    "name": "RevisionStateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "512ce504f04562fb2f7b44a7a108f285";

export default node;
