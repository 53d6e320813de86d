/**
 * @generated SignedSource<<c1fa4b9ebe9ae771e5259c13d9f21420>>
 * @relayHash 376b5892025fc34bef1de9ee9a691e89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ca940771e780ec9af7e83d693b2d58b34aaf80185add6a5315800c4a00857b9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmbedDialogTestQuery$variables = Record<PropertyKey, never>;
export type EmbedDialogTestQuery$data = {
  readonly work: {
    readonly " $fragmentSpreads": FragmentRefs<"EmbedDialog_work">;
  } | null | undefined;
};
export type EmbedDialogTestQuery = {
  response: EmbedDialogTestQuery$data;
  variables: EmbedDialogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "mercator"
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
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmbedDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmbedDialog_work"
          }
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmbedDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Creator",
            "kind": "LinkedField",
            "name": "creators",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "primaryImage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "work(slug:\"mercator\")"
      }
    ]
  },
  "params": {
    "id": "3ca940771e780ec9af7e83d693b2d58b34aaf80185add6a5315800c4a00857b9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "work.creators.name": (v2/*:: as any*/),
        "work.date": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "work.id": (v3/*:: as any*/),
        "work.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "work.primaryImage.height": (v4/*:: as any*/),
        "work.primaryImage.id": (v3/*:: as any*/),
        "work.primaryImage.width": (v4/*:: as any*/),
        "work.slug": (v2/*:: as any*/),
        "work.title": (v2/*:: as any*/)
      }
    },
    "name": "EmbedDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9fec84dce2e3482db85863aaaf6dd9f6";

export default node;
