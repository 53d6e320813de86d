import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hashPassword,
  isPassword,
  problemOfPassword,
} from "../../../src/server/accounts/passwords.ts";

describe("passwords: a password", () => {
  it("matches its hash in any Unicode normalisation, and no other password does", async () => {
    const stored = await hashPassword("Caf\u00e9 au lait");
    expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await isPassword("Cafe\u0301 au lait", stored)).toBe(true);
    expect(await isPassword("Café au lait ", stored)).toBe(false);
    expect(await isPassword("", stored)).toBe(false);
    expect(await hashPassword("Caf\u00e9 au lait")).not.toBe(stored);
  });

  it("is wrong if there is no account", async () => {
    expect(await isPassword("anything at all", null)).toBe(false);
  });

  it("has 10 to 200 characters, enough different ones, and is not the e-mail address", () => {
    expect(problemOfPassword("seven blue pictures", "a@example.org")).toBeNull();
    expect(problemOfPassword("ninechars", "a@example.org")).toMatch(/at least 10/);
    expect(problemOfPassword("x".repeat(201), "a@example.org")).toMatch(/at most 200/);
    expect(problemOfPassword("aaaabbbbaaaa", "a@example.org")).toMatch(/different/);
    expect(problemOfPassword("Name@Example.org", "name@example.org")).toMatch(/e-mail/);
  });

  it("may be any text that is long enough and varied", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 200, unit: "binary" }), (text) => {
        const varied = new Set(text.toLowerCase()).size >= 5;
        fc.pre(text.length >= 10 && text.length <= 200);
        expect(problemOfPassword(text, "")).toEqual(varied ? null : expect.any(String));
      }),
    );
  });
});
