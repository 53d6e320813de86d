import { describe, expect, it } from "vitest";
import { isOwnOrigin, isSecureSite } from "../../../src/server/site/origin.ts";

const asking = (host: string, origin?: string) => ({
  headers: origin === undefined ? { host } : { host, origin },
});

describe("origin: the origin of a request", () => {
  it("is the site itself if origin and host match, or without an Origin header", () => {
    expect(isOwnOrigin(asking("127.0.0.1:4000", "http://127.0.0.1:4000"), null)).toBe(true);
    expect(isOwnOrigin(asking("127.0.0.1:4000"), null)).toBe(true);
  });

  it("is the site itself if it equals the public origin, whatever host a proxy sends", () => {
    const request = asking("backend:4000", "https://collection.example.org");
    expect(isOwnOrigin(request, "https://collection.example.org")).toBe(true);
    expect(isOwnOrigin(request, null)).toBe(false);
  });

  it("must equal the public origin if there is one, in scheme and host", () => {
    for (const origin of ["http://collection.example.org", "https://backend:4000", "null"]) {
      expect(isOwnOrigin(asking("backend:4000", origin), "https://collection.example.org")).toBe(
        false,
      );
    }
    const direct = asking("127.0.0.1:4000", "http://127.0.0.1:4000");
    expect(isOwnOrigin(direct, "https://collection.example.org")).toBe(false);
  });

  it.each(["https://evil.example", "http://127.0.0.1:4001", "null", "not an origin"])(
    "is another site: %s",
    (origin) => expect(isOwnOrigin(asking("127.0.0.1:4000", origin), null)).toBe(false),
  );
});

describe("origin: the Secure attribute of cookies", () => {
  it("follows the public origin if there is one", () => {
    expect(isSecureSite(asking("127.0.0.1"), "https://collection.example.org")).toBe(true);
    expect(isSecureSite(asking("192.168.1.5:4000"), "http://192.168.1.5:4000")).toBe(false);
  });

  it.each(["localhost:4000", "127.0.0.1:4000", "[::1]:4000", "127.0.0.1"])(
    "is not set on the local machine: %s",
    (host) => expect(isSecureSite(asking(host), null)).toBe(false),
  );

  it.each(["collection.example.org", "192.168.1.5:4000", "localhost.example.org", ""])(
    "is set anywhere else: %s",
    (host) => expect(isSecureSite(asking(host), null)).toBe(true),
  );
});
