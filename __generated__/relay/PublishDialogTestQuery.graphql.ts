/**
 * @generated SignedSource<<f405c7b1672d12814b7ec6947065105a>>
 * @relayHash 4efac2d8a164b79357ff8bf0e8e3659f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d47bf28f9a06660990668f2b6ae85dadba620386b0bf4c13429ab88db16b29ac

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PublishDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v0/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PublishDialog_exhibition"
                  }
                ],
                "storageKey": "exhibition(id:\"storms\")"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PublishDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v0/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "publishAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasDraftLink",
                    "storageKey": null
                  }
                ],
                "storageKey": "exhibition(id:\"storms\")"
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d47bf28f9a06660990668f2b6ae85dadba620386b0bf4c13429ab88db16b29ac",
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
        "viewer.desk.exhibition.hasDraftLink": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.desk.exhibition.id": (v2/*:: as any*/),
        "viewer.desk.exhibition.publishAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.desk.exhibition.slug": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.desk.exhibition.state": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED"
          ],
          "nullable": false,
          "plural": false,
          "type": "ExhibitionState"
        },
        "viewer.id": (v2/*:: as any*/)
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
