/**
 * @generated SignedSource<<dee0a0ff303dc17babe3d8a5c7ba1a0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuggestedWork_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly date: string | null | undefined;
  readonly identifier: string;
  readonly primaryImage: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
  } | null | undefined;
  readonly recordLanguage: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "SuggestedWork_work";
};
export type SuggestedWork_work$key = {
  readonly " $data"?: SuggestedWork_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedWork_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SuggestedWork_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "identifier"
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
          "kind": "FragmentSpread",
          "name": "WorkPicture_image"
        }
      ]
    }
  ],
  "type": "Work"
};

(node as any).hash = "8b43dcf0aeb10f6a0448d7820f93ff9d";

export default node;
