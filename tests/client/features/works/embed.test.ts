import { describe, expect, it } from "vitest";
import { absolute, embedCode } from "../../../../src/client/features/works/embed.ts";

function frameOf(code: string) {
  const page = document.createElement("template");
  page.innerHTML = code;
  const frame = page.content.firstElementChild;
  if (!frame || page.content.children.length !== 1) throw new Error("It is not one frame.");
  return frame;
}

describe("embed: the HTML that embeds a work", () => {
  const awkward = `"Sea & <Sky>"`;
  const work = { address: 'https://example.org/works/a"b', title: awkward };

  it("is an iframe that parses to its input for any special characters", () => {
    const frame = frameOf(embedCode({ ...work, picture: { width: 800, height: 400 } }));
    expect(frame.tagName).toBe("IFRAME");
    expect(frame.getAttribute("src")).toBe('https://example.org/works/a"b/embed');
    expect(frame.getAttribute("title")).toBe(awkward);
    expect(frame.getAttribute("loading")).toBe("lazy");
    expect(frame.getAttribute("style")).toContain("aspect-ratio: 800 / 400");
  });

  it("has an aspect ratio without an image too", () => {
    expect(frameOf(embedCode(work)).getAttribute("style")).toContain("aspect-ratio: 4 / 3");
  });
});

it("embed: the HTML contains the current view", () => {
  const address = "https://example.org/works/sea?image=2&region=1,2,3,4";
  expect(frameOf(embedCode({ address, title: "Sea" })).getAttribute("src")).toBe(
    "https://example.org/works/sea/embed?image=2&region=1,2,3,4",
  );
});

it("embed: absolute resolves a path against the current site", () => {
  expect(absolute("/works/sea")).toBe(new URL("/works/sea", window.location.href).href);
});
