import { describe, expect, it } from "vitest";
import {
  contentSecurityPolicy,
  isEmbeddable,
  pageHeaders,
} from "../../../src/server/site/headers.ts";

function directive(policy: string, name: string) {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

describe("the content security policy", () => {
  const policy = contentSecurityPolicy(false, { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });

  it("lets in the site's own files and what it knows by its hash, and nothing else", () => {
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-a'");
    expect(directive(policy, "style-src")).toBe("style-src 'self' 'sha256-b'");
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
  });

  it.each(["/embed", "/works/embed", "/works/a/b/embed", "/works/a/embedded", "/"])(
    "takes %s for no page to embed",
    (path) => expect(isEmbeddable(path)).toBe(false),
  );
});
