/**
 * @generated SignedSource<<fd5ffd034a60a1466261714ac34d3b7e>>
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
  "metadata": null,
  "name": "RemoteCheck_viewer",
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
          "args": null,
          "concreteType": "RemoteImages",
          "kind": "LinkedField",
          "name": "remotePictures",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uncheckedCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkedSince",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RemoteCheck",
              "kind": "LinkedField",
              "name": "check",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isUnderWay",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "done",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "deadCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "postponedCount",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "50a98ee4427ce168b377605397af25ab";

export default node;
