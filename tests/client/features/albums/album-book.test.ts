import { describe, expect, it, vi } from "vitest";
import { AlbumBook } from "../../../../src/client/features/albums/album-book.ts";
import { newsInWords } from "../../../../src/client/features/albums/album-news.ts";
import { entryOf } from "./entries.ts";

const open = () =>
  new AlbumBook({ change: 5, entries: [entryOf("a"), entryOf("b"), entryOf("c")] });
const idsIn = (book: AlbumBook) => book.entries.map(({ id }) => id);
const nothing = { entries: [], removedIds: [] };

describe("album-book: a page's state of an album", () => {
  it("applies events and detects a missed one", () => {
    const book = open();
    expect(book.hear({ ...nothing, since: 5, change: 6, entries: [entryOf("d")] })).toBe(true);
    expect(idsIn(book)).toEqual(["a", "b", "c", "d"]);
    expect(book.hear({ ...nothing, since: 8, change: 9, removedIds: ["a"] })).toBe(false);
    expect(idsIn(book)).toEqual(["a", "b", "c", "d"]);
    book.read({ change: 9, entries: [entryOf("b")] });
    expect(idsIn(book)).toEqual(["b"]);
  });

  it("applies a pending edit at once and replaces it by the server's result", () => {
    const book = open();
    const told = vi.fn();
    book.subscribe(told);
    const wish = book.wish({ kind: "move", id: "a", after: "b" });
    expect(idsIn(book)).toEqual(["b", "a", "c"]);
    // Another user has moved it meanwhile.
    book.hear({ ...nothing, since: 5, change: 7, entries: [entryOf("a", { position: "az" })] });
    book.grant(wish, { ...nothing, change: 6, entries: [entryOf("a", { position: "abb" })] });
    expect(idsIn(book)).toEqual(["b", "c", "a"]);
    expect(told).toHaveBeenCalledTimes(3);
  });

  it("is restored when a pending edit is dropped", () => {
    const book = open();
    const wish = book.wish({ kind: "remove", id: "a" });
    expect(idsIn(book)).toEqual(["b", "c"]);
    book.drop(wish);
    expect(idsIn(book)).toEqual(["a", "b", "c"]);
  });
});

describe("album-book: the announcement of changes", () => {
  const before = [entryOf("a"), entryOf("b"), entryOf("c")];

  it("describes additions with their author, removals, moves and new captions", () => {
    const added = entryOf("d", { addedBy: { id: "ada", name: "Ada" } });
    expect(newsInWords(before, [...before, added])).toBe("“D” was added by Ada.");
    expect(newsInWords(before, before.slice(2))).toBe("2 pictures were removed.");
    expect(newsInWords(before, before.toReversed())).toBe("The order was changed.");
    const said = before.map((entry) => ({ ...entry, caption: entry.id === "a" ? "Look" : null }));
    expect(newsInWords(before, said)).toBe("The words to “A” were changed.");
  });

  it("is empty when nothing visible has changed", () => {
    expect(newsInWords(before, [...before])).toBe("");
  });
});
