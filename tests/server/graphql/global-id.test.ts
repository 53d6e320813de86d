import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromGlobalId, toGlobalId } from "../../../src/server/graphql/global-id.ts";
import { readTermId, termId } from "../../../src/server/graphql/term.ts";

const nodeType = fc.constantFrom("Work", "Image", "Detail", "Import", "Term", "Site", "Viewer");
/** Returns whether text can be stored: UTF-8 has no lone surrogates, and PostgreSQL rejects null characters. */
const storable = (text: string) => !/\p{Surrogate}|\0/u.test(text);

describe("global-id: global ids", () => {
  it("round-trip their type and id", () => {
    fc.assert(
      fc.property(
        nodeType,
        fc.string({ minLength: 1, unit: "grapheme" }).filter(storable),
        (type, id) => {
          fc.pre(type === "Term" || toGlobalId(type, id).length <= 100);
          expect(fromGlobalId(toGlobalId(type, id))).toEqual({ type, id });
        },
      ),
    );
  });

  it("are different for different objects", () => {
    fc.assert(
      fc.property(nodeType, nodeType, fc.string(), fc.string(), (a, b, x, y) => {
        fc.pre(a !== b || x !== y);
        expect(toGlobalId(a, x)).not.toBe(toGlobalId(b, y));
      }),
    );
  });

  it("are URL-safe", () => {
    fc.assert(
      fc.property(nodeType, fc.string(), (type, id) => {
        expect(toGlobalId(type, id)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it("are null if this server did not create them", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const key = fromGlobalId(text);
        expect(key === null || toGlobalId(key.type, key.id) === text).toBe(true);
      }),
    );
    for (const foreign of ["", "Work:1", btoa("Work:12"), btoa("Work:"), btoa("Album:1")]) {
      expect(fromGlobalId(foreign)).toBeNull();
    }
  });

  it("are null if they are longer than 100 characters, except for terms", () => {
    const long = "x".repeat(100);
    expect(fromGlobalId(toGlobalId("Image", long))).toBeNull();
    expect(fromGlobalId(toGlobalId("Term", long))).toEqual({ type: "Term", id: long });
  });
});

describe("global-id: ids of terms", () => {
  it("preserve kind and value, including colons", () => {
    const kind = fc.constantFrom("TYPE", "CREATOR", "SUBJECT", "PLACE");
    fc.assert(
      fc.property(kind, fc.string(), (kind, value) => {
        expect(readTermId(termId({ kind, value }))).toEqual({ kind, value });
      }),
    );
  });

  it("are null for an unknown kind", () => {
    expect(readTermId("ALL:")).toBeNull();
    expect(readTermId("painting")).toBeNull();
  });
});
