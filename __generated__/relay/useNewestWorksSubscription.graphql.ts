/**
 * @generated SignedSource<<727418af0a85b6d97ff9c723add9c422>>
 * @relayHash 028416ea9a4a8b92f59f1434a87798ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5f6137cb4bfd78fc302da58a99fd1b824958bc6a0b23b82af49428e289f42fb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useNewestWorksSubscription$variables = {
  connections: ReadonlyArray<string>;
};
export type useNewestWorksSubscription$data = {
  readonly collectionChanged: {
    readonly addedWorks: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"WorkStrip_works">;
      };
    }>;
    readonly changedWorks: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"WorkStrip_works">;
    }>;
    readonly site: {
      readonly workCount: number | null | undefined;
    };
  };
};
export type useNewestWorksSubscription = {
  response: useNewestWorksSubscription$data;
  variables: useNewestWorksSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "connections"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "workCount"
},
v2 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v3 = [
  {
    "kind": "FragmentSpread",
    "name": "WorkStrip_works"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = [
  (v4/*:: as any*/),
  {
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "primaryImage",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "width"
      },
      {
        "kind": "ScalarField",
        "name": "height"
      },
      (v4/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "service"
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
      }
    ]
  },
  {
    "kind": "ScalarField",
    "name": "slug"
  },
  {
    "kind": "ScalarField",
    "name": "title"
  },
  {
    "kind": "ScalarField",
    "name": "recordLanguage"
  },
  {
    "concreteType": "Creator",
    "kind": "LinkedField",
    "name": "creators",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "name"
      }
    ]
  },
  {
    "kind": "ScalarField",
    "name": "date"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useNewestWorksSubscription",
    "selections": [
      {
        "concreteType": "CollectionChange",
        "kind": "LinkedField",
        "name": "collectionChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ]
          },
          {
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "addedWorks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v3/*:: as any*/)
              }
            ]
          },
          {
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "changedWorks",
            "plural": true,
            "selections": (v3/*:: as any*/)
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewestWorksSubscription",
    "selections": [
      {
        "concreteType": "CollectionChange",
        "kind": "LinkedField",
        "name": "collectionChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          {
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "addedWorks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v5/*:: as any*/)
              }
            ]
          },
          {
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "addedWorks",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          {
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "changedWorks",
            "plural": true,
            "selections": (v5/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d5f6137cb4bfd78fc302da58a99fd1b824958bc6a0b23b82af49428e289f42fb",
    "metadata": {},
    "name": "useNewestWorksSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b05091378e041569aa84870e77813bb0";

export default node;
