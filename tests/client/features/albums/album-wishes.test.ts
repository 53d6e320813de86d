import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withWishes } from "../../../../src/client/features/albums/album-wishes.ts";
import type { Wish } from "../../../../src/client/features/albums/album-wishes.ts";
import { entryOf } from "./entries.ts";

const ids = ["a", "b", "c", "d"];
const entries = ids.map((id) => entryOf(id));
const idsOf = (wishes: Wish[], from = entries) => withWishes(from, wishes).map(({ id }) => id);

const anyId = fc.constantFrom(...ids, "gone");
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ kind: fc.constant("remove" as const), id: anyId }),
  fc.record({
    kind: fc.constant("move" as const),
    id: anyId,
    after: fc.option(anyId, { nil: null }),
  }),
  fc.record({ kind: fc.constant("caption" as const), id: anyId, caption: fc.string() }),
);

describe("album-wishes: an album with pending edits", () => {
  it("shows a moved entry after its target, or first", () => {
    expect(idsOf([{ kind: "move", id: "a", after: "c" }])).toEqual(["b", "c", "a", "d"]);
    expect(idsOf([{ kind: "move", id: "d", after: null }])).toEqual(["d", "a", "b", "c"]);
  });

  it("shows new captions and omits removed entries", () => {
    expect(idsOf([{ kind: "remove", id: "b" }])).toEqual(["a", "c", "d"]);
    const [first] = withWishes(entries, [{ kind: "caption", id: "a", caption: "Look" }]);
    expect(first?.caption).toBe("Look");
  });

  it("leaves an entry in place if its target is missing", () => {
    expect(idsOf([{ kind: "move", id: "a", after: "gone" }])).toEqual(ids);
  });

  it("neither loses nor duplicates an entry for any edits", () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const shown = idsOf(wishes);
        const removed = new Set(wishes.flatMap(({ kind, id }) => (kind === "remove" ? [id] : [])));
        expect(shown.toSorted()).toEqual(ids.filter((id) => !removed.has(id)));
      }),
    );
  });
});
