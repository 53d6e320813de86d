/**
 * @generated SignedSource<<60da650f87fd6537a20d94208634605b>>
 * @relayHash 1c8a2e55c6442efbd3c6cf0dda641d15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54962ff4026cbb2f74c46a2d13dfb0dc8fda975cd85d667bf3dacb468870273e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useNewWorksSubscription$variables = Record<PropertyKey, never>;
export type useNewWorksSubscription$data = {
  readonly collectionChanged: {
    readonly addedCount: number;
    readonly changedWorks: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"WorkCard_work" | "WorkRow_work" | "WorkTableRow_work">;
    }>;
    readonly site: {
      readonly workCount: number | null | undefined;
    };
  };
};
export type useNewWorksSubscription = {
  response: useNewWorksSubscription$data;
  variables: useNewWorksSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "workCount"
},
v1 = {
  "kind": "ScalarField",
  "name": "addedCount"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useNewWorksSubscription",
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
              (v0/*:: as any*/)
            ]
          },
          (v1/*:: as any*/),
          {
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "changedWorks",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "WorkCard_work"
              },
              {
                "kind": "FragmentSpread",
                "name": "WorkRow_work"
              },
              {
                "kind": "FragmentSpread",
                "name": "WorkTableRow_work"
              }
            ]
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useNewWorksSubscription",
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
              (v0/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          (v1/*:: as any*/),
          {
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "changedWorks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "primaryImage",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "service"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "width"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "height"
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
                  },
                  (v2/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "identifier"
              },
              {
                "kind": "ScalarField",
                "name": "technique"
              },
              {
                "kind": "ScalarField",
                "name": "workType"
              },
              {
                "concreteType": "Dimensions",
                "kind": "LinkedField",
                "name": "dimensions",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "text"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "creditLine"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "54962ff4026cbb2f74c46a2d13dfb0dc8fda975cd85d667bf3dacb468870273e",
    "metadata": {},
    "name": "useNewWorksSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2f9e02030732f76013fb23c39729e8db";

export default node;
