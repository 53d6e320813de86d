import { describe, expect, it } from "vitest";
import { isOwnOrigin, isSecureSite } from "../../../src/server/site/origin.ts";

const asking = (host: string, origin?: string) => ({
  headers: origin === undefined ? { host } : { host, origin },
});

describe("origin: where a request comes from", () => {
  it("is the site itself when origin and host agree, or nothing is said", () => {
    expect(isOwnOrigin(asking("127.0.0.1:4000", "http://127.0.0.1:4000"), null)).toBe(true);
    expect(isOwnOrigin(asking("127.0.0.1:4000"), null)).toBe(true);
  });

  it("is the site itself when the origin is the public one, whatever a proxy calls the host", () => {
    const request = asking("backend:4000", "https://collection.example.org");
    expect(isOwnOrigin(request, "https://collection.example.org")).toBe(true);
    expect(isOwnOrigin(request, null)).toBe(false);
  });

  it("is the public one alone where there is one: neither another scheme nor the host of the request", () => {
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

describe("origin: whether cookies need TLS", () => {
  it("follows the public address where there is one", () => {
    expect(isSecureSite(asking("127.0.0.1"), "https://collection.example.org")).toBe(true);
    expect(isSecureSite(asking("192.168.1.5:4000"), "http://192.168.1.5:4000")).toBe(false);
  });

  it.each(["localhost:4000", "127.0.0.1:4000", "[::1]:4000", "127.0.0.1"])(
    "is not so on this machine: %s",
    (host) => expect(isSecureSite(asking(host), null)).toBe(false),
  );

  it.each(["collection.example.org", "192.168.1.5:4000", "localhost.example.org", ""])(
    "is so anywhere else: %s",
    (host) => expect(isSecureSite(asking(host), null)).toBe(true),
  );
});
