import { expect, it } from "vitest";
import { worksSentence } from "../../../../src/client/features/works/works-sentence.ts";

it("works-sentence: describes the number and kind of works", () => {
  expect(worksSentence(1204, { type: ["painting"], from: 1850, to: 1900 })).toBe(
    "1,204 works, painting, 1850 to 1900",
  );
  expect(
    worksSentence(12, {
      q: " sea ",
      creator: ["Turner"],
      type: ["painting", "print"],
      image: "yes",
    }),
  ).toBe("12 works for “sea”, by Turner, painting or print, with image");
  expect(worksSentence(1, { image: "no", to: -40, view: "list", sort: "title" })).toBe(
    "1 work, until 40 BCE, without image",
  );
});

it("works-sentence: omits an unknown number", () => {
  expect(worksSentence(null, {})).toBe("Works");
  expect(worksSentence(null, { q: "sea", from: 1850 })).toBe("Works for “sea”, from 1850");
});

it("works-sentence: lists the first of many alternatives and counts the others", () => {
  const values = (count: number) => "abcdef".slice(0, count).split("");
  expect(worksSentence(2, { subject: values(4) })).toBe("2 works, a, b, c or d");
  expect(worksSentence(2, { subject: values(5) })).toBe("2 works, a, b, c or 2 others");
});
