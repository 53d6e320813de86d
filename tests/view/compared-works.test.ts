import fc from "fast-check";
import { expect, it } from "vitest";
import { fromCompareSearch } from "../../src/view/address.ts";
import { comparedWorks, slugIn, slugText } from "../../src/view/compared-works.ts";
import { limits } from "../../src/view/limits.ts";

it("compared-works: any slug is read back unchanged", () => {
  const slug = fc.string({ minLength: 1, maxLength: limits.slug });
  fc.assert(
    fc.property(slug, (text) => {
      expect(slugIn(`${slugText(text)};image:2`)).toBe(text);
    }),
  );
});

it("compared-works: returns every work that the parsed address contains, each once", () => {
  const text = fc.oneof(
    fc.constantFrom("sea", "sea;image:2", "land;region:1,2,3,4", "", ";", "a%3Bb", "x".repeat(700)),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (view) => {
      const read = fromCompareSearch({ view }).view;
      const works = read ? [read, ...(read.comparison?.others ?? [])].map(({ work }) => work) : [];
      const named = comparedWorks(view);
      expect(named).toEqual([...new Set(named)].sort());
      for (const work of works) expect(named).toContain(work);
      expect(named.length).toBeLessThanOrEqual(limits.others + 1);
    }),
  );
});
