/**
 * @generated SignedSource<<5382d722bc4d00b30e2126e17e9e218e>>
 * @relayHash 99231350a822c4f6e5505fd5fd5c6e27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3d2d55366235b65710403adf480799c612c04c9a7e3ed6df8cb07647d2b842

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComparePageTestQuery$variables = {
  a: string;
  b: string;
  c: string;
  d: string;
  hasA: boolean;
  hasB: boolean;
  hasC: boolean;
  hasD: boolean;
};
export type ComparePageTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ComparePage_query">;
};
export type ComparePageTestQuery = {
  response: ComparePageTestQuery$data;
  variables: ComparePageTestQuery$variables;
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
],
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Work"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Creator"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "Image"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ImageTiles"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ComparePageTestQuery",
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
    "name": "ComparePageTestQuery",
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
    "id": "de3d2d55366235b65710403adf480799c612c04c9a7e3ed6df8cb07647d2b842",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "a": (v4/*:: as any*/),
        "a.creators": (v5/*:: as any*/),
        "a.creators.name": (v6/*:: as any*/),
        "a.date": (v7/*:: as any*/),
        "a.id": (v8/*:: as any*/),
        "a.images": (v9/*:: as any*/),
        "a.images.alt": (v7/*:: as any*/),
        "a.images.caption": (v7/*:: as any*/),
        "a.images.derivativeWidths": (v10/*:: as any*/),
        "a.images.height": (v11/*:: as any*/),
        "a.images.id": (v8/*:: as any*/),
        "a.images.pixelsPerCm": (v12/*:: as any*/),
        "a.images.placeholder": (v6/*:: as any*/),
        "a.images.service": (v6/*:: as any*/),
        "a.images.tiles": (v13/*:: as any*/),
        "a.images.tiles.scaleFactors": (v10/*:: as any*/),
        "a.images.tiles.width": (v11/*:: as any*/),
        "a.images.width": (v11/*:: as any*/),
        "a.recordLanguage": (v7/*:: as any*/),
        "a.slug": (v6/*:: as any*/),
        "a.title": (v6/*:: as any*/),
        "b": (v4/*:: as any*/),
        "b.creators": (v5/*:: as any*/),
        "b.creators.name": (v6/*:: as any*/),
        "b.date": (v7/*:: as any*/),
        "b.id": (v8/*:: as any*/),
        "b.images": (v9/*:: as any*/),
        "b.images.alt": (v7/*:: as any*/),
        "b.images.caption": (v7/*:: as any*/),
        "b.images.derivativeWidths": (v10/*:: as any*/),
        "b.images.height": (v11/*:: as any*/),
        "b.images.id": (v8/*:: as any*/),
        "b.images.pixelsPerCm": (v12/*:: as any*/),
        "b.images.placeholder": (v6/*:: as any*/),
        "b.images.service": (v6/*:: as any*/),
        "b.images.tiles": (v13/*:: as any*/),
        "b.images.tiles.scaleFactors": (v10/*:: as any*/),
        "b.images.tiles.width": (v11/*:: as any*/),
        "b.images.width": (v11/*:: as any*/),
        "b.recordLanguage": (v7/*:: as any*/),
        "b.slug": (v6/*:: as any*/),
        "b.title": (v6/*:: as any*/),
        "c": (v4/*:: as any*/),
        "c.creators": (v5/*:: as any*/),
        "c.creators.name": (v6/*:: as any*/),
        "c.date": (v7/*:: as any*/),
        "c.id": (v8/*:: as any*/),
        "c.images": (v9/*:: as any*/),
        "c.images.alt": (v7/*:: as any*/),
        "c.images.caption": (v7/*:: as any*/),
        "c.images.derivativeWidths": (v10/*:: as any*/),
        "c.images.height": (v11/*:: as any*/),
        "c.images.id": (v8/*:: as any*/),
        "c.images.pixelsPerCm": (v12/*:: as any*/),
        "c.images.placeholder": (v6/*:: as any*/),
        "c.images.service": (v6/*:: as any*/),
        "c.images.tiles": (v13/*:: as any*/),
        "c.images.tiles.scaleFactors": (v10/*:: as any*/),
        "c.images.tiles.width": (v11/*:: as any*/),
        "c.images.width": (v11/*:: as any*/),
        "c.recordLanguage": (v7/*:: as any*/),
        "c.slug": (v6/*:: as any*/),
        "c.title": (v6/*:: as any*/),
        "d": (v4/*:: as any*/),
        "d.creators": (v5/*:: as any*/),
        "d.creators.name": (v6/*:: as any*/),
        "d.date": (v7/*:: as any*/),
        "d.id": (v8/*:: as any*/),
        "d.images": (v9/*:: as any*/),
        "d.images.alt": (v7/*:: as any*/),
        "d.images.caption": (v7/*:: as any*/),
        "d.images.derivativeWidths": (v10/*:: as any*/),
        "d.images.height": (v11/*:: as any*/),
        "d.images.id": (v8/*:: as any*/),
        "d.images.pixelsPerCm": (v12/*:: as any*/),
        "d.images.placeholder": (v6/*:: as any*/),
        "d.images.service": (v6/*:: as any*/),
        "d.images.tiles": (v13/*:: as any*/),
        "d.images.tiles.scaleFactors": (v10/*:: as any*/),
        "d.images.tiles.width": (v11/*:: as any*/),
        "d.images.width": (v11/*:: as any*/),
        "d.recordLanguage": (v7/*:: as any*/),
        "d.slug": (v6/*:: as any*/),
        "d.title": (v6/*:: as any*/)
      }
    },
    "name": "ComparePageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6e0c441dde26da3be47b20d01ed78dc";

export default node;
