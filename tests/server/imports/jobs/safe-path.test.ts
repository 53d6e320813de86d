import { posix } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { safePath } from "../../../../src/server/imports/jobs/safe-path.ts";

test("safe-path: a name with its folders is unchanged", () => {
  expect(safePath(encodeURIComponent("Bilder/größe 1.png"))).toBe("Bilder/größe 1.png");
  expect(safePath("a%5Cb.png")).toBe("a/b.png");
});

test("safe-path: any path that is sent stays within its folder", () => {
  const part = fc.oneof(
    fc.constantFrom("..", ".", "", " ..", "a", "\\", "..\\", "%2e%2e", "\0", "\n", "\ud800"),
    fc.string({ unit: "binary", maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), fc.boolean(), (parts, isEncoded) => {
      const text = parts.join("/").replace(/\p{Surrogate}/gu, "");
      const path = safePath(isEncoded ? encodeURIComponent(text) : text);
      if (path === null) return;
      expect(posix.join("/folder", path).startsWith("/folder/")).toBe(true);
      expect(posix.normalize(path)).toBe(path);
      expect(path).not.toMatch(/[\0\n\\]/);
    }),
  );
});

test("safe-path: an invalid name gives null", () => {
  for (const sent of [undefined, ["a", "b"], "", "%", "/", "a/", `${"x".repeat(256)}`]) {
    expect(safePath(sent)).toBeNull();
  }
});
