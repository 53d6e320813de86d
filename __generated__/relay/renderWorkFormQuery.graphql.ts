/**
 * @generated SignedSource<<29186a9af460308a2c1b571ffa4ca1e6>>
 * @relayHash 6d8b9e77a69907f5d2c9b5aa0a5011f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd8c704a2cc2893faaeb266cac146412b21809eb4fc12fadae1c0b12bdb79632

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type renderWorkFormQuery$variables = {
  id: string;
};
export type renderWorkFormQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkFormPage_viewer">;
  } | null | undefined;
};
export type renderWorkFormQuery = {
  response: renderWorkFormQuery$data;
  variables: renderWorkFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "role"
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "label"
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v7 = {
  "enumValues": null,
  "nullable": false,
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
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Float"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "renderWorkFormQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "WorkFormPage_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "renderWorkFormQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              },
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "recordLanguage"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "version"
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
                      (v3/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "earliestYear"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "latestYear"
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
                      },
                      {
                        "kind": "ScalarField",
                        "name": "heightCm"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "widthCm"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "depthCm"
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
                      (v5/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "MetadataEntry",
                    "kind": "LinkedField",
                    "name": "metadata",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "values"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "identifier"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "imageCount"
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
                    "args": (v6/*:: as any*/),
                    "concreteType": "WorkRevisionConnection",
                    "kind": "LinkedField",
                    "name": "history",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "WorkRevisionEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "WorkRevision",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "number"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "at"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "through"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "actor"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "by"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "restored"
                              },
                              {
                                "concreteType": "Import",
                                "kind": "LinkedField",
                                "name": "import",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v2/*:: as any*/)
                                ]
                              },
                              {
                                "concreteType": "WorkFieldChange",
                                "kind": "LinkedField",
                                "name": "changes",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "field"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "before"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "after"
                                  }
                                ]
                              },
                              (v4/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "cursor"
                          }
                        ]
                      },
                      {
                        "concreteType": "PageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "endCursor"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "hasNextPage"
                          }
                        ]
                      }
                    ],
                    "storageKey": "history(first:10)"
                  },
                  {
                    "args": (v6/*:: as any*/),
                    "filters": [],
                    "handle": "connection",
                    "key": "WorkHistory_work_history",
                    "kind": "LinkedHandle",
                    "name": "history"
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
    "id": "bd8c704a2cc2893faaeb266cac146412b21809eb4fc12fadae1c0b12bdb79632",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.__typename": (v7/*:: as any*/),
        "viewer.account.id": (v8/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v8/*:: as any*/),
        "viewer.account.member.role": {
          "enumValues": [
            "VISITOR",
            "MEMBER",
            "CURATOR",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "viewer.desk.work.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "viewer.desk.work.creators.name": (v7/*:: as any*/),
        "viewer.desk.work.creators.role": (v9/*:: as any*/),
        "viewer.desk.work.creditLine": (v9/*:: as any*/),
        "viewer.desk.work.date": (v9/*:: as any*/),
        "viewer.desk.work.description": (v9/*:: as any*/),
        "viewer.desk.work.dimensions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Dimensions"
        },
        "viewer.desk.work.dimensions.depthCm": (v10/*:: as any*/),
        "viewer.desk.work.dimensions.heightCm": (v10/*:: as any*/),
        "viewer.desk.work.dimensions.text": (v7/*:: as any*/),
        "viewer.desk.work.dimensions.widthCm": (v10/*:: as any*/),
        "viewer.desk.work.earliestYear": (v11/*:: as any*/),
        "viewer.desk.work.history": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkRevisionConnection"
        },
        "viewer.desk.work.history.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkRevisionEdge"
        },
        "viewer.desk.work.history.edges.cursor": (v7/*:: as any*/),
        "viewer.desk.work.history.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "WorkRevision"
        },
        "viewer.desk.work.history.edges.node.__typename": (v7/*:: as any*/),
        "viewer.desk.work.history.edges.node.actor": {
          "enumValues": [
            "MEMBER",
            "COMMAND",
            "SERVER"
          ],
          "nullable": false,
          "plural": false,
          "type": "WorkChangeActor"
        },
        "viewer.desk.work.history.edges.node.at": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.desk.work.history.edges.node.by": (v9/*:: as any*/),
        "viewer.desk.work.history.edges.node.changes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "WorkFieldChange"
        },
        "viewer.desk.work.history.edges.node.changes.after": (v12/*:: as any*/),
        "viewer.desk.work.history.edges.node.changes.before": (v12/*:: as any*/),
        "viewer.desk.work.history.edges.node.changes.field": {
          "enumValues": [
            "IDENTIFIER",
            "TITLE",
            "CREATORS",
            "DATE",
            "EARLIEST_YEAR",
            "LATEST_YEAR",
            "WORK_TYPE",
            "TECHNIQUE",
            "SUBJECTS",
            "PLACES",
            "DIMENSIONS",
            "DESCRIPTION",
            "CREDIT_LINE",
            "RIGHTS",
            "RECORD_LANGUAGE",
            "METADATA",
            "STATUS",
            "IMAGES"
          ],
          "nullable": false,
          "plural": false,
          "type": "WorkField"
        },
        "viewer.desk.work.history.edges.node.changes.label": (v7/*:: as any*/),
        "viewer.desk.work.history.edges.node.import": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Import"
        },
        "viewer.desk.work.history.edges.node.import.id": (v8/*:: as any*/),
        "viewer.desk.work.history.edges.node.import.label": (v7/*:: as any*/),
        "viewer.desk.work.history.edges.node.number": (v13/*:: as any*/),
        "viewer.desk.work.history.edges.node.restored": (v11/*:: as any*/),
        "viewer.desk.work.history.edges.node.through": {
          "enumValues": [
            "BEGINNING",
            "IMPORT",
            "SAMPLE",
            "EDIT",
            "BULK_EDIT",
            "PUT_BACK",
            "UNDO"
          ],
          "nullable": false,
          "plural": false,
          "type": "WorkChangeThrough"
        },
        "viewer.desk.work.history.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.desk.work.history.pageInfo.endCursor": (v9/*:: as any*/),
        "viewer.desk.work.history.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.desk.work.id": (v8/*:: as any*/),
        "viewer.desk.work.identifier": (v7/*:: as any*/),
        "viewer.desk.work.imageCount": (v13/*:: as any*/),
        "viewer.desk.work.latestYear": (v11/*:: as any*/),
        "viewer.desk.work.metadata": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "MetadataEntry"
        },
        "viewer.desk.work.metadata.label": (v7/*:: as any*/),
        "viewer.desk.work.metadata.values": (v12/*:: as any*/),
        "viewer.desk.work.places": (v12/*:: as any*/),
        "viewer.desk.work.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "viewer.desk.work.primaryImage.alt": (v9/*:: as any*/),
        "viewer.desk.work.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "viewer.desk.work.primaryImage.height": (v13/*:: as any*/),
        "viewer.desk.work.primaryImage.id": (v8/*:: as any*/),
        "viewer.desk.work.primaryImage.placeholder": (v7/*:: as any*/),
        "viewer.desk.work.primaryImage.service": (v7/*:: as any*/),
        "viewer.desk.work.primaryImage.width": (v13/*:: as any*/),
        "viewer.desk.work.recordLanguage": (v9/*:: as any*/),
        "viewer.desk.work.rights": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Rights"
        },
        "viewer.desk.work.rights.label": (v7/*:: as any*/),
        "viewer.desk.work.rights.uri": (v9/*:: as any*/),
        "viewer.desk.work.slug": (v7/*:: as any*/),
        "viewer.desk.work.status": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED",
            "WITHDRAWN",
            "REMOVED"
          ],
          "nullable": false,
          "plural": false,
          "type": "WorkStatus"
        },
        "viewer.desk.work.subjects": (v12/*:: as any*/),
        "viewer.desk.work.technique": (v9/*:: as any*/),
        "viewer.desk.work.title": (v7/*:: as any*/),
        "viewer.desk.work.version": (v11/*:: as any*/),
        "viewer.desk.work.workType": (v9/*:: as any*/),
        "viewer.id": (v8/*:: as any*/)
      }
    },
    "name": "renderWorkFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "61abcce1db766d8683dd89610602b69f";

export default node;
