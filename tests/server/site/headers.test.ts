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

  it("allows only the site's own files and inline code with known hashes", () => {
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-a'");
    expect(directive(policy, "style-src")).toBe("style-src 'self' 'sha256-b'");
    expect(directive(policy, "img-src")).toBe("img-src 'self' data: blob:");
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("style-src-attr");
  });

  it("forbids framing by other sites, except for embed pages", () => {
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

  it("hides a draft's address, which may contain its key, from the Referer header", () => {
    const referrers = (path: string) =>
      ({ ...commonHeaders, ...pageHeaders(path, { scripts: [], styles: [] }) })["referrer-policy"];
    expect(referrers("/exhibitions/draft/x")).toBe("strict-origin");
    expect(referrers("/exhibitions/screen/x")).toBe("strict-origin");
    expect(referrers("/exhibitions/poles")).toBe("strict-origin-when-cross-origin");
  });

  it("allows video players in frames, and no other sites", () => {
    expect(directive(policy, "frame-src")).toBe(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    );
  });

  it.each(["/embed", "/works/embed", "/works/a/b/embed", "/works/a/embedded", "/"])(
    "does not treat %s as an embed page",
    (path) => expect(ancestorsOf(path)).toBe("'none'"),
  );
});
