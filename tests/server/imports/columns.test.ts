import { describe, expect, test } from "vitest";
import { readHeader } from "../../../src/server/imports/columns.ts";

/** Returns the fields of a header's columns by label, without unrecognized columns. */
const known = (header: string[]) =>
  Object.fromEntries(
    readHeader(header).flatMap(({ label, field }) => (field === null ? [] : [[label, field]])),
  );

describe("columns: the headings of other systems", () => {
  test.each([
    [
      "Omeka Classic",
      {
        "Dublin Core:Title": "title",
        "Dublin Core:Identifier": "identifier",
        "Dublin Core : Creator": "creators",
        "Dublin Core:Subject": "subjects",
        "Dublin Core:Description": "description",
        "Dublin Core:Date": "date",
        "Dublin Core:Rights": "rights",
        "Dublin Core:Type": "workType",
        "Dublin Core:Spatial Coverage": "places",
        "Item Type Metadata:Original Format": "technique",
        "Item Type Metadata:Physical Dimensions": "dimensions",
        file: "images",
        collection: null,
        public: null,
      },
    ],
    [
      "Omeka S",
      {
        "o:id": null,
        "dcterms:identifier": "identifier",
        "dcterms:title": "title",
        "dcterms:creator": "creators",
        "dcterms:created": "date",
        "dcterms:extent": "dimensions",
        "dcterms:medium": "technique",
        "dcterms:spatial": "places",
        "dcterms:abstract": "description",
        "dcterms:rights": "rights",
        "dcterms:language": null,
        media_source: null,
      },
    ],
    [
      "DSpace",
      {
        "dc.identifier[en]": "identifier",
        "dc.title[en_US]": "title",
        "dc.title[en]": null,
        "dc.contributor.author": "creators",
        "dc.subject": "subjects",
        "dc.subject[en]": "subjects",
        "dc.subject.lcsh": null,
        "dc.date.issued": "date",
      },
    ],
    [
      "CollectionSpace",
      {
        "ID Number": "identifier",
        Title: "title",
        "Title Language": null,
        "Object name": "workType",
        "Brief Description": "description",
        "Dimension ": null,
        "Dimension Summary": "dimensions",
        Material: "technique",
        "Production date": "date",
        "Production person": "creators",
        "Person role": "creatorRoles",
        "Production place": "places",
      },
    ],
    [
      "CollectionSpace, by the names of its fields",
      {
        objectNumber: "identifier",
        briefDescription: "description",
        objectName: "workType",
        title: "title",
        material: "technique",
        objectProductionDate: "date",
        objectProductionPerson: "creators",
        owner: null,
      },
    ],
    [
      "Islandora",
      {
        file: "images",
        field_local_identifier: "identifier",
        title: "title",
        field_model: null,
        field_description: "description",
        field_edtf_date: "date",
        field_genre: "workType",
        field_linked_agent: "creators",
        field_weight: null,
        field_member_of: null,
      },
    ],
    [
      "Hyrax",
      {
        source_identifier: "identifier",
        title: "title",
        "title.alternate": null,
        creator: "creators",
        "format.extent": "dimensions",
        "coverage.spatial": "places",
        "collection.isPartOf": null,
        model: null,
      },
    ],
    [
      "PastPerfect",
      {
        OBJECTID: "identifier",
        OBJNAME: "workType",
        TITLE: "title",
        ARTIST: "creators",
        DATE: "date",
        EARLYDATE: "earliestYear",
        LATEDATE: "latestYear",
        MEDIUM: "technique",
        DIMNOTES: "dimensions",
        DESCRIP: "description",
        CREDITLINE: "creditLine",
        STERMS: "subjects",
        PLACE: "places",
        COPYRIGHT: "rights",
        IMAGEFILE: "images",
        PROVENANCE: null,
      },
    ],
    [
      "eHive",
      {
        "Object number": "identifier",
        "Name/Title": "title",
        "About this object": "description",
        Maker: "creators",
        "Maker role": "creatorRoles",
        "Date made": "date",
        "Place made": "places",
        "Medium and materials": "technique",
        Measurements: "dimensions",
        "Subject and association keywords": "subjects",
        "Object type": "workType",
        "Copyright Licence": null,
        "Credit line": "creditLine",
      },
    ],
    [
      "CONTENTdm",
      {
        Title: "title",
        Creator: "creators",
        "Date-Original": null,
        Date: "date",
        Subject: "subjects",
        "CONTENTdm number": "identifier",
        "CONTENTdm file name": "images",
      },
    ],
    [
      "CollectiveAccess",
      {
        "ca_objects.idno": "identifier",
        "ca_objects.preferred_labels.name": "title",
        "ca_objects.type_id": "workType",
        "ca_entities.preferred_labels": "creators",
        "ca_objects.description": "description",
        "ca_objects.dimensions": "dimensions",
        "ca_objects.object_id": null,
      },
    ],
    [
      "Axiell Collections",
      {
        priref: null,
        object_number: "identifier",
        title: "title",
        object_name: "workType",
        creator: "creators",
        "creator.role": "creatorRoles",
        "production.date.start": "earliestYear",
        "production.date.end": "latestYear",
        "production.place": "places",
        material: "technique",
        "dimension.value": "dimensions",
        "content.subject.name": "subjects",
        "reproduction.reference": "images",
      },
    ],
    [
      "TMS",
      {
        ObjectID: null,
        ObjectNumber: "identifier",
        Title: "title",
        DisplayName: null,
        Dated: "date",
        DateBegin: "earliestYear",
        DateEnd: "latestYear",
        Medium: "technique",
        Dimensions: "dimensions",
        CreditLine: "creditLine",
        Classification: "workType",
        ImageURL: "images",
        Department: null,
      },
    ],
    [
      "AtoM",
      {
        legacyId: null,
        identifier: "identifier",
        title: "title",
        extentAndMedium: "dimensions",
        scopeAndContent: "description",
        subjectAccessPoints: "subjects",
        placeAccessPoints: "places",
        eventDates: "date",
        eventStartDates: "earliestYear",
        eventEndDates: "latestYear",
        eventActors: "creators",
        language: null,
        languageOfDescription: "recordLanguage",
        digitalObjectURI: null,
      },
    ],
  ])("of %s are recognised", (_, wanted: Record<string, string | null>) => {
    const fields = Object.entries(wanted).filter(([, field]) => field !== null);
    expect(known(Object.keys(wanted))).toEqual(Object.fromEntries(fields));
  });
});

test("columns: a heading is recognised in any case, spelling and width", () => {
  for (const label of [
    "Accession No.",
    "accession-no",
    "ACCESSION_NO",
    "AccessionNo",
    "Ａccession no",
  ]) {
    expect(known([label, "Artist(s)"])).toEqual({ [label]: "identifier", "Artist(s)": "creators" });
  }
});

test("columns: the surest heading gets the field, and one without prefix before one with", () => {
  expect(known(["id", "object name", "inventory no", "title"])).toEqual({
    "object name": "workType",
    "inventory no": "identifier",
    title: "title",
  });
  expect(known(["id", "object name"])).toEqual({ id: "identifier", "object name": "title" });
  expect(known(["dc.title", "title", "id"])).toMatchObject({ title: "title" });
});

test("columns: headings specific to Dublin Core are recognised only with its prefix", () => {
  expect(known(["created", "issued"])).toEqual({});
  expect(known(["dcterms:created"])).toEqual({ "dcterms:created": "date" });
});

test("columns: a suffix does not hide a heading", () => {
  for (const label of ["Description (en)", "description ^^html", "description@en-GB"]) {
    expect(known([label])).toEqual({ [label]: "description" });
  }
  expect(known(["Year (to)", "Accession 12a"])).toEqual({ "Year (to)": "latestYear" });
});

test("columns: numbered columns fill creators, subjects or places together", () => {
  const header = ["id", "title", "Artist 1", "Artist 2", "artistPersonLocal"];
  expect(known(header)).toEqual({
    id: "identifier",
    title: "title",
    "Artist 1": "creators",
    "Artist 2": "creators",
  });
  expect(known(["Artist", "Artist_2", "type_1"])).toEqual({
    Artist: "creators",
    Artist_2: "creators",
  });
  expect(known(["objectProductionPersonLocal", "objectProductionPersonShared"])).toEqual({
    objectProductionPersonLocal: "creators",
    objectProductionPersonShared: "creators",
  });
});

test("columns: headings are recognised after the prefix of their table", () => {
  const header = [
    "Doc_ID",
    "Doc_TitleDescription",
    "Doc_Subject1",
    "Reference",
    "Doc_Type",
    "Page",
  ];
  expect(known(header)).toEqual({
    Doc_ID: "identifier",
    Doc_TitleDescription: "title",
    Doc_Subject1: "subjects",
    Doc_Type: "workType",
  });
});

test("columns: a prefix is removed only if the first and most headings have it and it names no field", () => {
  expect(known(["Doc_ID", "Doc_Note", "Reference", "Page", "Sheet"])).toEqual({});
  expect(known(["Page", "Doc_ID", "Doc_Type", "Doc_Note"])).toEqual({});
  expect(known(["artist_id", "artist_type", "artist_date"])).toEqual({});
});

test("columns: no prefix is removed if another heading names a field", () => {
  expect(known(["image_id", "image_type", "image_date", "title"])).toEqual({ title: "title" });
  expect(known(["museum_id", "museum_name", "artist"])).toEqual({ artist: "creators" });
});
