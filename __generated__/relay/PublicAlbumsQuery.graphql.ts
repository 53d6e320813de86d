/**
 * @generated SignedSource<<b4c4fb950a86b8de95022d5d768478be>>
 * @relayHash cc3f6914765576e9a3d51daf509ac2bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d5423ecf6b9cf1af72e4c00759cfbc03bfd40321236d5d3b5ace916947a1ced

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PublicAlbumsQuery$variables = {
  first: number;
};
export type PublicAlbumsQuery$data = {
  readonly publicAlbums: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"AlbumGrid_albums">;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type PublicAlbumsQuery = {
  response: PublicAlbumsQuery$data;
  variables: PublicAlbumsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v2 = {
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "hasNextPage"
    }
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "width"
},
v5 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PublicAlbumsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AlbumConnection",
        "kind": "LinkedField",
        "name": "publicAlbums",
        "plural": false,
        "selections": [
          {
            "concreteType": "AlbumEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "AlbumGrid_albums"
                  }
                ]
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PublicAlbumsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "AlbumConnection",
        "kind": "LinkedField",
        "name": "publicAlbums",
        "plural": false,
        "selections": [
          {
            "concreteType": "AlbumEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Album",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "view"
                      },
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
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "placeholder"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "derivativeWidths"
                          },
                          (v3/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "ImageCut",
                        "kind": "LinkedField",
                        "name": "cuts",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "address"
                          },
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      },
                      (v3/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "visibility"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "entryCount"
                  },
                  {
                    "concreteType": "Member",
                    "kind": "LinkedField",
                    "name": "owner",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      },
                      (v3/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3d5423ecf6b9cf1af72e4c00759cfbc03bfd40321236d5d3b5ace916947a1ced",
    "metadata": {},
    "name": "PublicAlbumsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5413eab47b55a51c8442995bd779664f";

export default node;
