/**
 * @generated SignedSource<<436e65b657e404a67ee260571519adb3>>
 * @relayHash 60f8055f6c1a650569a69c8424e1076f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e5e820a325f7a8f15d99c07c32de2e3fac7c60cdeb44c075c96bfc9e6d5568

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotePolicy = "EVERYBODY" | "MEMBERS" | "NOBODY" | "%future added value";
export type SetNotePolicyInput = {
  notesShownAtOnce: NotePolicy;
};
export type useSetNotePolicyMutation$variables = {
  input: SetNotePolicyInput;
};
export type useSetNotePolicyMutation$data = {
  readonly setNotePolicy: {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "SetNotePolicySuccess";
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"NotePolicyChoice_site">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useSetNotePolicyMutation$rawResponse = {
  readonly setNotePolicy: {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "SetNotePolicySuccess";
    readonly site: {
      readonly id: string;
      readonly notesShownAtOnce: NotePolicy | null | undefined;
    };
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useSetNotePolicyMutation = {
  rawResponse: useSetNotePolicyMutation$rawResponse;
  response: useSetNotePolicyMutation$data;
  variables: useSetNotePolicyMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "message"
    }
  ],
  "type": "NotAllowed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSetNotePolicyMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "setNotePolicy",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Site",
                "kind": "LinkedField",
                "name": "site",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "NotePolicyChoice_site"
                  }
                ]
              }
            ],
            "type": "SetNotePolicySuccess"
          },
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetNotePolicyMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "setNotePolicy",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Site",
                "kind": "LinkedField",
                "name": "site",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "notesShownAtOnce"
                  }
                ]
              }
            ],
            "type": "SetNotePolicySuccess"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "b7e5e820a325f7a8f15d99c07c32de2e3fac7c60cdeb44c075c96bfc9e6d5568",
    "metadata": {},
    "name": "useSetNotePolicyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a14414dd9615ff5b472a5dc288d629f";

export default node;
