import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillTemplate, namesIn } from "../../src/text/template.ts";

const work = { title: "Rain", creator: "Ada Vries", date: "1850" };

describe("template: a template", () => {
  it.each([
    ["{title}, {creator}, {date}", work, "Rain, Ada Vries, 1850"],
    ["{title}, {creator}, {date}", { ...work, creator: "" }, "Rain, 1850"],
    ["{title}, {creator} ({date})", { ...work, title: "" }, "Ada Vries (1850)"],
    ["Picture of {title}.", work, "Picture of Rain."],
    ["Picture of {title}.", { title: " " }, ""],
    ["{nothing}", work, ""],
    ["A picture", work, "A picture"],
    ["", work, ""],
  ])("%j filled with %j becomes %j", (template, values, filled) => {
    expect(fillTemplate(template, values, 100)).toBe(filled);
  });

  it("becomes empty if the result exceeds the length limit", () => {
    const template = "{title}{title}.";
    expect(fillTemplate(template, { title: "x".repeat(20) }, 41)).toHaveLength(41);
    expect(fillTemplate(template, { title: "x".repeat(20) }, 40)).toBe("");
    expect(fillTemplate("{title}".repeat(1000), { title: "x".repeat(1_000_000) }, 40)).toBe("");
  });

  it("lists the names of its placeholders", () => {
    expect(namesIn("{title}, {creator} { title } {}")).toEqual(["title", "creator"]);
  });

  it("is filled with all values in order and without braces", () => {
    const value = fc.stringMatching(/^[a-z ]{0,8}$/);
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (values) => {
        const named = Object.fromEntries(values.map((each, at) => [`v${at}`, each]));
        const template = values.map((_, at) => `{v${at}}`).join("; ");
        const said = values.map((each) => each.trim()).filter((each) => each !== "");
        expect(fillTemplate(template, named, 100)).toBe(said.join("; "));
      }),
    );
  });
});
