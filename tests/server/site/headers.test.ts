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
  const policy = contentSecurityPolicy(false);

  it("lets scripts come from the site's own files alone", () => {
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "script-src")).toBe("script-src 'self'");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("lets in style attributes, but no style elements", () => {
    expect(directive(policy, "style-src")).not.toContain("unsafe-inline");
    expect(directive(policy, "style-src-attr")).toBe("style-src-attr 'unsafe-inline'");
  });

  it("keeps pages out of other sites' frames, except those made for it", () => {
    const frames = (path: string) =>
      directive(pageHeaders(path)["content-security-policy"] ?? "", "frame-ancestors");
    expect(frames("/works/sunflowers")).toBe("frame-ancestors 'none'");
    expect(frames("/works/sunflowers/embed")).toBe("frame-ancestors *");
  });

  it.each(["/embed", "/works/embed", "/works/a/b/embed", "/works/a/embedded", "/"])(
    "takes %s for no page to embed",
    (path) => expect(isEmbeddable(path)).toBe(false),
  );
});
