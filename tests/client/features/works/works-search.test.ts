import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { columnsIn, usualColumns } from "../../../../src/client/features/works/columns.ts";
import {
  changed,
  isNarrowed,
  noFilters,
  withValue,
  worksSearchSchema,
  worksVariables,
} from "../../../../src/client/features/works/works-search.ts";

const read = (address: unknown) => v.parse(worksSearchSchema, address);

describe("works-search: the search in the URL of /works", () => {
  it("is parsed to the values that were written", () => {
    const choice = { q: "99", type: ["map", "globe"], sort: "oldest", view: "table" };
    expect(read(choice)).toEqual(choice);
    expect(read({ subject: "sea", from: "1850", to: "-40", image: "no" })).toEqual({
      subject: ["sea"],
      from: 1850,
      to: -40,
      image: "no",
    });
  });

  it("ignores unknown values instead of failing", () => {
    const read_ = read({
      q: "",
      type: [""],
      from: "soon",
      image: "some",
      sort: "loudest",
      view: "cube",
      page: "7",
    });
    expect(Object.values(read_).filter((value) => value !== undefined)).toEqual([]);
  });

  it("is limited to what the API accepts", () => {
    expect(read({ q: "x".repeat(500) }).q).toHaveLength(200);
    expect(read({ creator: ["A", "x".repeat(501)] }).creator).toEqual(["A"]);
    expect(read({ type: Array.from({ length: 60 }, (_, n) => `t${n}`) }).type).toHaveLength(50);
  });
});

describe("works-search: the variables of the query", () => {
  it("are null when nothing is selected", () => {
    expect(worksVariables({})).toEqual({
      search: null,
      filter: null,
      order: null,
      seed: null,
      startAt: null,
    });
  });

  it("contain each selected value as an argument", () => {
    expect(
      worksVariables({
        q: " sea ",
        type: ["map"],
        creator: ["B", "A"],
        from: 1850,
        image: "no",
        sort: "oldest",
      }),
    ).toEqual({
      search: "sea",
      filter: { types: ["map"], creators: ["A", "B"], hasImage: false, yearFrom: 1850 },
      order: "YEAR_ASC",
      seed: null,
      startAt: null,
    });
  });

  it("omit a cleared filter", () => {
    expect(worksVariables({ type: undefined, subject: undefined })).toEqual(worksVariables({}));
  });

  it("do not depend on the view", () => {
    expect(worksVariables({ q: "sea", view: "list" })).toEqual(worksVariables({ q: "sea" }));
  });
});

describe("works-search: isNarrowed", () => {
  it("considers words and filters, but not order, view or blanks", () => {
    expect(isNarrowed({ sort: "title", view: "list", q: "  " })).toBe(false);
    expect(isNarrowed({ q: "sea" })).toBe(true);
    expect(isNarrowed({ creator: ["Mercator"] })).toBe(true);
  });
});

describe("works-search: the start position of a list", () => {
  const startOf = (search: Record<string, unknown>) => worksVariables(read(search)).startAt;

  it("is a letter, a year or an identifier, according to the order", () => {
    expect(startOf({ sort: "title", at: "M" })).toBe("M");
    expect(startOf({ sort: "latest", at: "-300" })).toBe("-300");
    expect(startOf({ sort: "identifier", at: "N00530" })).toBe("N00530");
    expect(startOf({ sort: "oldest", at: "M" })).toBeNull();
    expect(startOf({ sort: "newest", at: "M" })).toBeNull();
    expect(startOf({ at: "M" })).toBeNull();
  });

  it("is removed when the list changes, and retained when only the view changes", () => {
    const search = read({ sort: "title", at: "M" });
    expect(changed(search, { view: "table" }).at).toBe("M");
    expect(changed(search, { type: ["map"] }).at).toBeUndefined();
    expect(changed(search, { sort: "oldest" }).at).toBeUndefined();
    expect(changed(search, { sort: "creator", at: "T" }).at).toBe("T");
  });
});

describe("works-search: the columns of a table", () => {
  const columns = (text: unknown) => v.parse(worksSearchSchema, { columns: text }).columns;

  it("are parsed leniently, in a fixed order and with the title", () => {
    expect(columns("credit.nothing,creator")).toBe("title.creator.credit");
    expect(columnsIn("credit.creator")).toEqual(["title", "creator", "credit"]);
  });

  it.each(["", "nothing", usualColumns.join("."), ["a", "b"], 7])(
    "are the defaults for %j",
    (text) => {
      expect(columns(text)).toBeUndefined();
      expect(columnsIn(columns(text))).toEqual(usualColumns);
    },
  );
});

describe("works-search: a change of the search", () => {
  it("preserves all other values", () => {
    expect(changed({ q: "sea", sort: "title" }, { view: "list" })).toEqual({
      q: "sea",
      sort: "title",
      view: "list",
    });
  });

  it("extends the latest values of a facet without duplicates", () => {
    const newest = { type: ["map"] };
    expect(changed(newest, withValue("type", "globe", true)).type).toEqual(["map", "globe"]);
    expect(changed(newest, withValue("type", "map", true)).type).toEqual(["map"]);
    expect(changed(newest, withValue("type", "map", false)).type).toBeUndefined();
  });

  it("removes all filters and preserves words and order", () => {
    const search = { q: "sea", sort: "title", type: ["map"], image: "no", to: 1900 } as const;
    const left = changed({ ...search, type: [...search.type] }, noFilters);
    expect(worksVariables(left)).toEqual(worksVariables({ q: "sea", sort: "title" }));
  });
});
