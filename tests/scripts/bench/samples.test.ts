import { expect, test } from "vitest";
import { ms, Samples } from "../../../scripts/bench/samples.ts";

test("samples: the median is the middle figure, in whatever order they came", () => {
  const samples = new Samples<string>();
  for (const value of [900, 100, 300]) samples.add("page", value);
  expect(samples.median("page")).toBe(300);
  expect(samples.most("page")).toBe(900);
});

test("samples: what mostly never came has no time", () => {
  const samples = new Samples<string>();
  for (const value of [null, 100, null]) samples.add("page", value);
  expect(ms(samples.median("page"))).toBe("never");
});

test("samples: what was not measured is a dash", () => {
  expect(ms(new Samples<string>().median("page"))).toBe("–");
});
