import { expect, test } from "vitest";
import { ms, Samples } from "../../../scripts/bench/samples.ts";

test("samples: the median is the middle value, whatever the order of the samples", () => {
  const samples = new Samples<string>();
  for (const value of [900, 100, 300]) samples.add("page", value);
  expect(samples.median("page")).toBe(300);
  expect(samples.most("page")).toBe(900);
});

test("samples: the median is “never” if most samples are missing", () => {
  const samples = new Samples<string>();
  for (const value of [null, 100, null]) samples.add("page", value);
  expect(ms(samples.median("page"))).toBe("never");
});

test("samples: a measurement without samples is a dash", () => {
  expect(ms(new Samples<string>().median("page"))).toBe("–");
});
