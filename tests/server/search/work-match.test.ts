import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchIn } from "../../../src/server/search/work-match.ts";
import { workInput } from "../../support/work-inputs.ts";

const work = workInput({
  identifier: "27.474A",
  title: "Snow Storm",
  creators: [{ name: "Joseph Mallord William Turner", role: null }],
  subjects: ["steamboats", "snow"],
  technique: "oil on canvas",
  description: `${"Much is said of how it was painted. ".repeat(10)}He had himself lashed to a mast, it is told. ${"And more. ".repeat(30)}`,
});

describe("work-match: the match of a search in a work", () => {
  it("is null if title, creators and date show it", async () => {
    for (const typed of [
      "snow",
      "Turner sto",
      "JMW Turner",
      '"snow storm" -steam',
      "1850",
      "",
      "-x",
    ]) {
      expect(await matchIn(work, typed)).toBeNull();
    }
  });

  it("is the field with most of the words that those do not show", async () => {
    expect(await matchIn(work, "snow steamb")).toEqual({
      field: "SUBJECT",
      label: null,
      text: "steamboats",
    });
    expect(await matchIn(work, "turner oil canvas")).toMatchObject({ field: "TECHNIQUE" });
    expect(await matchIn(work, "27 474a")).toEqual({
      field: "IDENTIFIER",
      label: null,
      text: "27.474A",
    });
    expect(await matchIn(work, "box")).toEqual({
      field: "METADATA",
      label: "Found in",
      text: "Box 7",
    });
    expect(await matchIn(work, "zeppelin")).toBeNull();
  });

  it("is a text of its images if nothing else matches", async () => {
    const said = () => Promise.resolve([null, "A zeppelin over the sea", "Snow"]);
    expect(await matchIn(work, "zeppelin", said)).toEqual({
      field: "PICTURE",
      label: null,
      text: "A zeppelin over the sea",
    });
    expect(await matchIn(work, "canvas", said)).toMatchObject({ field: "TECHNIQUE" });
  });

  it("is an excerpt of a long text that shows the words", async () => {
    const match = await matchIn(work, "lashed mast");
    expect(match?.field).toBe("DESCRIPTION");
    expect(match?.text).toMatch(/^… .*lashed to a mast.* …$/);
  });

  it("is searched only in the beginning of a very long text", async () => {
    const book = workInput({
      identifier: "A",
      title: "Book",
      description: "word ".repeat(300_000),
    });
    expect(await matchIn(book, "word")).toMatchObject({ field: "DESCRIPTION" });
    const atTheEnd = workInput({
      identifier: "A",
      title: "Book",
      description: `${"a ".repeat(300_000)}word`,
    });
    expect(await matchIn(atTheEnd, "word")).toBeNull();
  });

  it("is at most 160 characters long", async () => {
    await fc.assert(
      fc.asyncProperty(fc.lorem({ maxCount: 200 }), fc.nat(), async (description, pick) => {
        const said = description.split(" ");
        const word = said[pick % said.length] ?? "";
        const match = await matchIn(
          workInput({ identifier: "A", title: "", description }),
          `"${word}"`,
        );
        expect(match?.text.length ?? 0).toBeLessThanOrEqual(160);
        if (match?.field === "DESCRIPTION") expect(match.text).toContain(word.replace(/\W/g, ""));
      }),
    );
  });
});
