/**
 * @generated SignedSource<<6aa4487b4c44708adf0a54e3cc1ffa40>>
 * @relayHash b8946f2ab692c83b7702344a6ce33779
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85453fcb01ed3eb284f3d74fe74987fbd2afb259bf52d5b43385d446382c01b2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type compareQuery$variables = {
  a: string;
  b: string;
  c: string;
  d: string;
  hasA: boolean;
  hasB: boolean;
  hasC: boolean;
  hasD: boolean;
};
export type compareQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ComparePage_query">;
};
export type compareQuery = {
  response: compareQuery$data;
  variables: compareQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "a"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "b"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "c"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "d"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasA"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasB"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasC"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasD"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "width"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "title"
  },
  {
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "images",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "height"
      },
      {
        "kind": "ScalarField",
        "name": "pixelsPerCm"
      },
      (v2/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "caption"
      },
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
        "name": "derivativeWidths"
      },
      {
        "concreteType": "ImageTiles",
        "kind": "LinkedField",
        "name": "tiles",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "scaleFactors"
          }
        ]
      },
      {
        "kind": "ScalarField",
        "name": "placeholder"
      }
    ]
  },
  {
    "kind": "ScalarField",
    "name": "slug"
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
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "compareQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "ComparePage_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "compareQuery",
    "selections": [
      {
        "condition": "hasA",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "a",
            "args": [
              {
                "kind": "Variable",
                "name": "slug",
                "variableName": "a"
              }
            ],
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "work",
            "plural": false,
            "selections": (v3/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasB",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "b",
            "args": [
              {
                "kind": "Variable",
                "name": "slug",
                "variableName": "b"
              }
            ],
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "work",
            "plural": false,
            "selections": (v3/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasC",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "c",
            "args": [
              {
                "kind": "Variable",
                "name": "slug",
                "variableName": "c"
              }
            ],
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "work",
            "plural": false,
            "selections": (v3/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasD",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "d",
            "args": [
              {
                "kind": "Variable",
                "name": "slug",
                "variableName": "d"
              }
            ],
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "work",
            "plural": false,
            "selections": (v3/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "id": "85453fcb01ed3eb284f3d74fe74987fbd2afb259bf52d5b43385d446382c01b2",
    "metadata": {},
    "name": "compareQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c50c364bd27ae49c9803c392eb6ade2d";

export default node;
