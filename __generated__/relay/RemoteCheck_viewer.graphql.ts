/**
 * @generated SignedSource<<3638657b2f4e251418f3577e265242b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemoteCheck_viewer$data = {
  readonly desk: {
    readonly remotePictures: {
      readonly check: {
        readonly deadCount: number;
        readonly done: number;
        readonly isUnderWay: boolean;
        readonly postponedCount: number;
      } | null | undefined;
      readonly checkedSince: string | null | undefined;
      readonly count: number;
      readonly uncheckedCount: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RemoteCheck_viewer";
};
export type RemoteCheck_viewer$key = {
  readonly " $data"?: RemoteCheck_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoteCheck_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RemoteCheck_viewer",
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
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "50a98ee4427ce168b377605397af25ab";

export default node;
