import { describe, expect, it } from "vitest";
import {
  ancestorsOf,
  commonHeaders,
  contentSecurityPolicy,
  pageHeaders,
} from "../../../src/server/site/headers.ts";

function directive(policy: string, name: string) {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

describe("headers: the content security policy", () => {
  const policy = contentSecurityPolicy("'none'", {
    scripts: ["'sha256-a'"],
    styles: ["'sha256-b'"],
  });

  it("lets in the site's own files and what it knows by its hash, and nothing else", () => {
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-a'");
    expect(directive(policy, "style-src")).toBe("style-src 'self' 'sha256-b'");
    expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob:");
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("style-src-attr");
  });

  it("keeps pages out of other sites' frames, except those made for it", () => {
    const frames = (path: string) =>
      directive(
        pageHeaders(path, { scripts: [], styles: [] })["content-security-policy"] ?? "",
        "frame-ancestors",
      );
    expect(frames("/works/sunflowers")).toBe("frame-ancestors 'none'");
    expect(frames("/works/sunflowers/embed")).toBe("frame-ancestors *");
    expect(frames("/exhibitions/poles")).toBe("frame-ancestors 'none'");
    expect(frames("/exhibitions/draft/x")).toBe("frame-ancestors 'self'");
  });

  it("names the address of a draft, in which its key may stand, in no request that the page makes", () => {
    const referrers = (path: string) =>
      ({ ...commonHeaders, ...pageHeaders(path, { scripts: [], styles: [] }) })["referrer-policy"];
    expect(referrers("/exhibitions/draft/x")).toBe("strict-origin");
    expect(referrers("/exhibitions/screen/x")).toBe("strict-origin");
    expect(referrers("/exhibitions/poles")).toBe("strict-origin-when-cross-origin");
  });

  it("lets in the players of videos, and no other site's pages", () => {
    expect(directive(policy, "frame-src")).toBe(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    );
  });

  it.each(["/embed", "/works/embed", "/works/a/b/embed", "/works/a/embedded", "/"])(
    "takes %s for no page to embed",
    (path) => expect(ancestorsOf(path)).toBe("'none'"),
  );
});
