/**
 * @generated SignedSource<<acac09b2d5b3579067343b69bdf556cb>>
 * @relayHash e4302e6c6fbd06dc98f49ad3242e30a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0e93dd694555e3279c389aa771d090967fd01b802b42c550ec9b8ac031539e3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PublishDialogTestQuery$variables = Record<PropertyKey, never>;
export type PublishDialogTestQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly exhibition: {
        readonly " $fragmentSpreads": FragmentRefs<"PublishDialog_exhibition">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PublishDialogTestQuery = {
  response: PublishDialogTestQuery$data;
  variables: PublishDialogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "storms"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PublishDialogTestQuery",
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
                "args": (v0/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "PublishDialog_exhibition"
                  }
                ],
                "storageKey": "exhibition(id:\"storms\")"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PublishDialogTestQuery",
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
                "args": (v0/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "publishAt"
                  },
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hasDraftLink"
                  }
                ],
                "storageKey": "exhibition(id:\"storms\")"
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "e0e93dd694555e3279c389aa771d090967fd01b802b42c550ec9b8ac031539e3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.exhibition": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Exhibition"
        },
        "viewer.desk.exhibition.cover": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TakenView"
        },
        "viewer.desk.exhibition.cover.__typename": (v2/*:: as any*/),
        "viewer.desk.exhibition.hasDraftLink": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.desk.exhibition.id": (v3/*:: as any*/),
        "viewer.desk.exhibition.publishAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.desk.exhibition.slug": (v2/*:: as any*/),
        "viewer.desk.exhibition.state": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED"
          ],
          "nullable": false,
          "plural": false,
          "type": "ExhibitionState"
        },
        "viewer.id": (v3/*:: as any*/)
      }
    },
    "name": "PublishDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7212ffa24130274f1544d21fd495e192";

export default node;
