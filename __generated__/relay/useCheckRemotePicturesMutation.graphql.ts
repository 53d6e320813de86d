/**
 * @generated SignedSource<<e1abbe7e5c339629e1d0178cb3b53ec4>>
 * @relayHash 50c8e0d3dce4340607c16e35efd5c79e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 410e40ca9f7d42f79b14005e4a01877e6f3c10cbc855ff18242c3f217d74f01c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckRemotePicturesInput = {
  isWanted?: boolean;
};
export type useCheckRemotePicturesMutation$variables = {
  input: CheckRemotePicturesInput;
};
export type useCheckRemotePicturesMutation$data = {
  readonly checkRemotePictures: {
    readonly __typename: "CheckRemotePicturesSuccess";
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"RemoteCheck_viewer">;
    };
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useCheckRemotePicturesMutation = {
  response: useCheckRemotePicturesMutation$data;
  variables: useCheckRemotePicturesMutation$variables;
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
    "name": "useCheckRemotePicturesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "checkRemotePictures",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "RemoteCheck_viewer"
                  }
                ]
              }
            ],
            "type": "CheckRemotePicturesSuccess"
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
    "name": "useCheckRemotePicturesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "checkRemotePictures",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
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
                        "concreteType": "RemoteImages",
                        "kind": "LinkedField",
                        "name": "remotePictures",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "count"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "uncheckedCount"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "checkedSince"
                          },
                          {
                            "concreteType": "RemoteCheck",
                            "kind": "LinkedField",
                            "name": "check",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "isUnderWay"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "done"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "deadCount"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "postponedCount"
                              }
                            ]
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  }
                ]
              }
            ],
            "type": "CheckRemotePicturesSuccess"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "410e40ca9f7d42f79b14005e4a01877e6f3c10cbc855ff18242c3f217d74f01c",
    "metadata": {},
    "name": "useCheckRemotePicturesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a86c89915f4f6fce2ec040b6e8618959";

export default node;
