/**
 * @generated SignedSource<<d56d3fad322b2600ab6ed3ed2a72b7a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkRecord_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
    readonly role: string | null | undefined;
  }>;
  readonly creditLine: string | null | undefined;
  readonly date: string | null | undefined;
  readonly description: string | null | undefined;
  readonly dimensions: {
    readonly text: string;
  } | null | undefined;
  readonly identifier: string;
  readonly metadata: ReadonlyArray<{
    readonly label: string;
    readonly values: ReadonlyArray<string>;
  }>;
  readonly places: ReadonlyArray<string>;
  readonly recordLanguage: string | null | undefined;
  readonly rights: {
    readonly label: string;
    readonly uri: string | null | undefined;
  } | null | undefined;
  readonly subjects: ReadonlyArray<string>;
  readonly technique: string | null | undefined;
  readonly title: string;
  readonly workType: string | null | undefined;
  readonly " $fragmentType": "WorkRecord_work";
};
export type WorkRecord_work$key = {
  readonly " $data"?: WorkRecord_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkRecord_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkRecord_work",
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
        },
        {
          "kind": "ScalarField",
          "name": "role"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "workType"
    },
    {
      "kind": "ScalarField",
      "name": "technique"
    },
    {
      "kind": "ScalarField",
      "name": "subjects"
    },
    {
      "kind": "ScalarField",
      "name": "places"
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
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "creditLine"
    },
    {
      "concreteType": "Rights",
      "kind": "LinkedField",
      "name": "rights",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "uri"
        },
        (v0/*:: as any*/)
      ]
    },
    {
      "concreteType": "MetadataEntry",
      "kind": "LinkedField",
      "name": "metadata",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "values"
        }
      ]
    }
  ],
  "type": "Work"
};
})();

(node as any).hash = "b44344751c34bd77d20baf9f45c3eb78";

export default node;
