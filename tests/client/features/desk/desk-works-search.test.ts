import { describe, expect, it } from "vitest";
import {
  deskWorksVariables,
  isNarrowed,
  readSearch,
} from "../../../../src/client/features/desk/works/desk-works-search.ts";
import {
  changesIn,
  fieldsInWords,
} from "../../../../src/client/features/desk/works/change-fields.ts";

describe("desk-works-search: search parameters of the dashboard's works", () => {
  it.each([
    [{}, { search: null, filter: null, order: "CHANGED", inGroups: false }],
    [
      { q: " sea ", status: "draft", problem: "alt", import: "x", sort: "title" },
      {
        search: "sea",
        filter: { status: "DRAFT", problem: "NO_ALT", import: "x" },
        order: "TITLE",
        inGroups: false,
      },
    ],
    [
      { problem: "duplicate" },
      {
        search: null,
        filter: { problem: "LIKELY_DUPLICATE" },
        order: "CHANGED",
        inGroups: true,
      },
    ],
    [
      { q: " ", status: "removed", problem: "toString", sort: "size" },
      { search: null, filter: null, order: "CHANGED", inGroups: false },
    ],
  ])("%j become the query variables %j", (search, variables) => {
    expect(deskWorksVariables(search)).toEqual(variables);
  });

  it("are ignored if unknown or not a single string", () => {
    const search = { q: "sea", status: ["draft", "published"], problem: 7, size: "large" };
    expect(readSearch(search)).toEqual({ q: "sea" });
  });

  it("narrow the works down unless only the order is set", () => {
    expect(isNarrowed({ sort: "title" })).toBe(false);
    expect(isNarrowed({ status: "draft" })).toBe(true);
    expect(isNarrowed({ q: "sea" })).toBe(true);
  });
});

describe("desk-works-search: ticked fields of a bulk edit", () => {
  const written: Record<string, string> = {
    rights: "CC0",
    creditLine: "",
    addSubjects: " sea; ;boats ",
    removePlaces: "Delft",
  };
  const read = (name: string) => written[name] ?? "";
  const chosen = { status: "DRAFT", recordLanguage: "de" } as const;

  it("become changes, even with an empty text", () => {
    expect(
      changesIn(
        ["status", "rights", "creditLine", "subjects", "places", "recordLanguage"],
        chosen,
        read,
      ),
    ).toEqual({
      status: "DRAFT",
      rights: { label: "CC0" },
      creditLine: "",
      addSubjects: ["sea", "boats"],
      removePlaces: ["Delft"],
      recordLanguage: "de",
    });
  });

  it("become null if there are none or their list is empty", () => {
    expect(changesIn([], chosen, read)).toBeNull();
    expect(changesIn(["subjects"], chosen, () => " ; ")).toBeNull();
  });

  it("are described in one phrase", () => {
    expect(fieldsInWords(["status", "rights", "places"])).toBe(
      "another status, other rights and other places",
    );
  });
});
