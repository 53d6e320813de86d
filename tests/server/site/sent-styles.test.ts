import { renderToString } from "react-dom/server";
import { createElement } from "react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { takeOutStyles } from "../../../src/server/site/sent-styles.ts";

it("sent-styles: inline styles become attributes and rules for these", () => {
  const html = '<a style="--ratio:1.5" href="/"><b style="aspect-ratio:3 / 2">x</b></a>';
  expect(takeOutStyles(html)).toEqual({
    html: '<a data-style="--ratio:1.5" href="/"><b data-style="aspect-ratio:3 / 2">x</b></a>',
    rules:
      '[data-style="--ratio:1.5"]{--ratio:1.5}[data-style="aspect-ratio:3 / 2"]{aspect-ratio:3 / 2}',
  });
});

it("sent-styles: equal styles share one rule", () => {
  const { rules } = takeOutStyles('<a style="order:1"></a><b style="order:1"></b>');
  expect(rules).toBe('[data-style="order:1"]{order:1}');
});

it("sent-styles: a style that could end a rule or element is dropped", () => {
  for (const style of ["a:b}body{display:none", "a:&lt;/style&gt;", "a:\\22"]) {
    const taken = takeOutStyles(`<a style="${style}">x</a>`);
    expect(taken).toEqual({ html: "<a>x</a>", rules: "" });
  }
});

it("sent-styles: text that looks like a style stays unchanged in any React output", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, title) => {
      const html = renderToString(
        createElement("p", { title: ` style="${title}"` }, ` style="${text}"`),
      );
      expect(takeOutStyles(html)).toEqual({ html, rules: "" });
    }),
  );
});
