/**
 * @generated SignedSource<<7f2cb76afc1c52dcf17d38dd2b127be8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WaitingNote_note$data = {
  readonly author: {
    readonly name: string;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly image: {
    readonly height: number;
    readonly position: number;
    readonly service: string;
    readonly width: number;
    readonly work: {
      readonly recordLanguage: string | null | undefined;
      readonly slug: string;
      readonly title: string;
    } | null | undefined;
  };
  readonly parent: {
    readonly author: {
      readonly name: string;
    };
    readonly region: {
      readonly " $fragmentSpreads": FragmentRefs<"noteShape_region">;
    } | null | undefined;
    readonly text: string;
  } | null | undefined;
  readonly region: {
    readonly " $fragmentSpreads": FragmentRefs<"noteShape_region">;
  } | null | undefined;
  readonly reports: ReadonlyArray<{
    readonly createdAt: string;
    readonly reason: string;
    readonly reporter: {
      readonly name: string;
    };
  }> | null | undefined;
  readonly state: NoteState;
  readonly tags: ReadonlyArray<string>;
  readonly text: string;
  readonly version: number;
  readonly " $fragmentType": "WaitingNote_note";
};
export type WaitingNote_note$key = {
  readonly " $data"?: WaitingNote_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingNote_note">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "text"
},
v1 = {
  "kind": "ScalarField",
  "name": "createdAt"
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "name"
  }
],
v3 = {
  "concreteType": "NoteAuthor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v4 = {
  "kind": "ScalarField",
  "name": "x"
},
v5 = {
  "kind": "ScalarField",
  "name": "y"
},
v6 = {
  "kind": "ScalarField",
  "name": "width"
},
v7 = {
  "kind": "ScalarField",
  "name": "height"
},
v8 = {
  "concreteType": "NoteRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "noteShape_region",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "shape"
        },
        {
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "box",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ]
        },
        {
          "concreteType": "ImagePoint",
          "kind": "LinkedField",
          "name": "points",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v5/*:: as any*/)
          ]
        }
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WaitingNote_note",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "tags"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    },
    (v1/*:: as any*/),
    (v3/*:: as any*/),
    {
      "concreteType": "Note",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        (v8/*:: as any*/)
      ]
    },
    (v8/*:: as any*/),
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "service"
        },
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "position"
        },
        {
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": [
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
            }
          ]
        }
      ]
    },
    {
      "concreteType": "NoteReport",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "reason"
        },
        (v1/*:: as any*/),
        {
          "concreteType": "NoteAuthor",
          "kind": "LinkedField",
          "name": "reporter",
          "plural": false,
          "selections": (v2/*:: as any*/)
        }
      ]
    }
  ],
  "type": "Note"
};
})();

(node as any).hash = "8bb253b8559e1fa0b1dc011f0b42d84e";

export default node;
