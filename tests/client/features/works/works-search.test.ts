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

describe("works-search: the choice in the address of /works", () => {
  it("is read as it was written", () => {
    const choice = { q: "99", type: ["map", "globe"], sort: "oldest", view: "table" };
    expect(read(choice)).toEqual(choice);
    expect(read({ subject: "sea", from: "1850", to: "-40", image: "no" })).toEqual({
      subject: ["sea"],
      from: 1850,
      to: -40,
      image: "no",
    });
  });

  it("passes over what it does not know instead of failing", () => {
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

  it("holds at most what the contract takes", () => {
    expect(read({ q: "x".repeat(500) }).q).toHaveLength(200);
    expect(read({ creator: ["A", "x".repeat(501)] }).creator).toEqual(["A"]);
    expect(read({ type: Array.from({ length: 60 }, (_, n) => `t${n}`) }).type).toHaveLength(50);
  });
});

describe("works-search: what the contract is asked", () => {
  it("asks for everything when nothing is chosen", () => {
    expect(worksVariables({})).toEqual({
      search: null,
      filter: null,
      order: null,
      seed: null,
      startAt: null,
    });
  });

  it("turns each choice into its argument", () => {
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

  it("leaves a cleared filter out altogether, so that it is the same list as without it", () => {
    expect(worksVariables({ type: undefined, subject: undefined })).toEqual(worksVariables({}));
  });

  it("does not depend on how the works are shown", () => {
    expect(worksVariables({ q: "sea", view: "list" })).toEqual(worksVariables({ q: "sea" }));
  });
});

describe("works-search: whether works are left out", () => {
  it("counts words and filters, not order, view or blanks", () => {
    expect(isNarrowed({ sort: "title", view: "list", q: "  " })).toBe(false);
    expect(isNarrowed({ q: "sea" })).toBe(true);
    expect(isNarrowed({ creator: ["Mercator"] })).toBe(true);
  });
});

describe("works-search: a place in a list", () => {
  const startOf = (search: Record<string, unknown>) => worksVariables(read(search)).startAt;

  it("is a letter, a year or an identifier, where the order has such", () => {
    expect(startOf({ sort: "title", at: "M" })).toBe("M");
    expect(startOf({ sort: "latest", at: "-300" })).toBe("-300");
    expect(startOf({ sort: "identifier", at: "N00530" })).toBe("N00530");
    expect(startOf({ sort: "oldest", at: "M" })).toBeNull();
    expect(startOf({ sort: "newest", at: "M" })).toBeNull();
    expect(startOf({ at: "M" })).toBeNull();
  });

  it("is given up with the list it is in, and kept when that is only shown otherwise", () => {
    const search = read({ sort: "title", at: "M" });
    expect(changed(search, { view: "table" }).at).toBe("M");
    expect(changed(search, { type: ["map"] }).at).toBeUndefined();
    expect(changed(search, { sort: "oldest" }).at).toBeUndefined();
    expect(changed(search, { sort: "creator", at: "T" }).at).toBe("T");
  });
});

describe("works-search: the columns of a table", () => {
  const columns = (text: unknown) => v.parse(worksSearchSchema, { columns: text }).columns;

  it("are read leniently, in one order and with the title", () => {
    expect(columns("credit.nothing,creator")).toBe("title.creator.credit");
    expect(columnsIn("credit.creator")).toEqual(["title", "creator", "credit"]);
  });

  it.each(["", "nothing", usualColumns.join("."), ["a", "b"], 7])(
    "are the usual ones for %j",
    (text) => {
      expect(columns(text)).toBeUndefined();
      expect(columnsIn(columns(text))).toEqual(usualColumns);
    },
  );
});

describe("works-search: a change of what is chosen", () => {
  it("leaves everything else as it was chosen last", () => {
    expect(changed({ q: "sea", sort: "title" }, { view: "list" })).toEqual({
      q: "sea",
      sort: "title",
      view: "list",
    });
  });

  it("builds on the newest values of a facet, and says a value once", () => {
    const newest = { type: ["map"] };
    expect(changed(newest, withValue("type", "globe", true)).type).toEqual(["map", "globe"]);
    expect(changed(newest, withValue("type", "map", true)).type).toEqual(["map"]);
    expect(changed(newest, withValue("type", "map", false)).type).toBeUndefined();
  });

  it("takes all filters away and leaves words and order", () => {
    const search = { q: "sea", sort: "title", type: ["map"], image: "no", to: 1900 } as const;
    const left = changed({ ...search, type: [...search.type] }, noFilters);
    expect(worksVariables(left)).toEqual(worksVariables({ q: "sea", sort: "title" }));
  });
});
