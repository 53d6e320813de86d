// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { embedCode, workAddress } from "../../../../src/client/features/works/embed.ts";

describe("the HTML that shows a work elsewhere", () => {
  const awkward = `"Sea & <Sky>"`;
  const code = embedCode({
    address: 'https://example.org/works/a"b',
    picture: { address: "https://example.org/p.jpg", width: 800, height: 400, alt: awkward },
    caption: awkward,
  });

  it("reads back as what was put in, whatever characters it has", () => {
    const page = document.createElement("div");
    page.innerHTML = code;
    expect(page.querySelector("img")?.getAttribute("alt")).toBe(awkward);
    expect(page.querySelector("figcaption")?.textContent).toBe(awkward);
    expect(page.querySelector("figcaption a")?.getAttribute("href")).toBe(
      'https://example.org/works/a"b',
    );
  });

  it("does without a picture where there is none", () => {
    expect(embedCode({ address: "https://example.org/", caption: "x" })).not.toContain("<img");
  });
});

describe("the address of a work", () => {
  it("is absolute and safe in an address", () => {
    expect(workAddress("a/b c")).toBe(new URL("/works/a%2Fb%20c", window.location.href).href);
  });
});
