import { expect, it } from "vitest";
import { isHost, withoutSharedCaches } from "../../../src/server/site/hosts.ts";

it.each([
  "localhost",
  "localhost:4000",
  "collection.example.org",
  "xn--bcher-kva.example:443",
  "my_host",
  "127.0.0.1:65535",
  "[::1]",
  "[2001:db8::1]:4000",
])("hosts: %s is a valid host", (host) => expect(isHost(host)).toBe(true));

it.each([
  "",
  "@",
  "a b",
  "a@b",
  "a/b",
  "a?b",
  "a#b",
  "a\\b",
  "a:b",
  "a:99999",
  "a:1:2",
  "[::1",
  "[g::]",
  "1.2.3.999",
  "bücher.example",
  "%61",
  "<a>",
])("hosts: %j is not a valid host", (host) => expect(isHost(host)).toBe(false));

it("hosts: withoutSharedCaches makes an answer private and keeps its max-age", () => {
  expect(withoutSharedCaches("public, max-age=0, s-maxage=10, must-revalidate")).toBe(
    "private, max-age=0, must-revalidate",
  );
  expect(withoutSharedCaches("public, max-age=31536000, immutable")).toBe(
    "private, max-age=31536000, immutable",
  );
  expect(withoutSharedCaches("private, no-store")).toBe("private, no-store");
});
