import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newIdHere } from "../../../../../src/client/features/desk/exhibitions/editing/exhibition-book.ts";
import type { Unsaved } from "../../../../../src/client/features/desk/exhibitions/editing/unsaved.ts";
import {
  keepWriting,
  keptWriting,
  placeToKeep,
} from "../../../../../src/client/features/desk/exhibitions/kept-writing.ts";
import { plainText } from "../../../../../src/text/rich-text.ts";
import { operationOf, textBlock } from "./any-exhibition.ts";
import { editorOf, FakeExhibition } from "./fake-exhibition.ts";

const words = (text: string) => ({ text: { text: plainText(text) } });

type Editor = ReturnType<typeof editorOf>;

function saveAll({ desk, isQuiet, reach, hearAnswer, hearEvent }: Editor) {
  desk.settle();
  while (!isQuiet()) {
    reach();
    hearAnswer();
    hearEvent();
  }
}

/** Returns the unsaved operations of an editor that remain after its page is closed. */
const left = ({ desk }: Editor) => JSON.parse(JSON.stringify(desk.unsaved)) as Unsaved[];

const shown = ({ desk }: Editor) =>
  desk.view.blocks.map(({ content, isHidden }) => ({ content, isHidden }));

beforeEach(() => {
  vi.useFakeTimers();
});

describe("unsaved: recovery of unsaved operations in a new editor", () => {
  it("includes text that was still being typed, and undo reverts it", () => {
    const server = new FakeExhibition([words("one")]);
    const first = editorOf(server);
    first.desk.write("b1", words("one and"));
    const next = editorOf(server);
    next.desk.takeUp(left(first));
    saveAll(next);
    expect(server.blocks[0]?.content).toEqual(words("one and"));
    next.desk.undo();
    expect(shown(next)[0]?.content).toEqual(words("one"));
  });

  it("merges the recovered change with another member's change", () => {
    const server = new FakeExhibition([words("one")]);
    const first = editorOf(server);
    first.desk.writeHead({ title: "Winds" });
    server.answer({ kind: "head", version: 1, fields: { language: "de" } });
    const next = editorOf(server);
    next.desk.takeUp(left(first));
    saveAll(next);
    expect(server.head.fields).toMatchObject({ title: "Winds", language: "de" });
  });

  it("adds a block only once when the server saved it but its response was lost", () => {
    const server = new FakeExhibition([words("one")]);
    const first = editorOf(server);
    first.desk.perform({ kind: "add", block: textBlock(newIdHere(), "two"), after: "b1" });
    first.reach();
    const next = editorOf(server);
    next.desk.takeUp(left(first));
    saveAll(next);
    expect(server.blocks).toHaveLength(2);
  });

  it("adds a block that never reached the server, even beside an equal block", () => {
    const server = new FakeExhibition([words("one"), words("one")]);
    const first = editorOf(server);
    first.desk.perform({ kind: "add", block: textBlock(newIdHere(), "one"), after: "b1" });
    const next = editorOf(server);
    next.desk.takeUp(left(first));
    saveAll(next);
    expect(server.blocks).toHaveLength(3);
  });

  it("reproduces the order shown after undoing a removal, an addition and a move", () => {
    const server = new FakeExhibition([words("one"), words("two")]);
    const first = editorOf(server);
    const added = textBlock(newIdHere(), "three");
    first.desk.perform({ kind: "remove", block: textBlock("b1", "one"), after: null });
    first.desk.perform({ kind: "add", block: added, after: null });
    first.desk.perform({ kind: "move", id: "b2", from: added.id, to: null });
    for (let step = 0; step < 3; step += 1) first.desk.undo();
    const next = editorOf(server);
    next.desk.takeUp(left(first));
    saveAll(next);
    expect(server.blocks.map(({ content }) => content)).toEqual([words("one"), words("two")]);
  });

  it("reproduces the shown state after any sequence of edits, undos and network events", () => {
    const happening = fc.record({
      what: fc.constantFrom("do", "do", "reach", "answer", "event", "undo", "redo"),
      step: fc.record({
        what: fc.nat(5),
        which: fc.nat(),
        where: fc.nat(),
        words: fc.stringMatching(/^[a-z]{1,6}$/),
      }),
    });
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        const server = new FakeExhibition([words("one"), words("two")]);
        const first = editorOf(server);
        for (const [at, { what, step }] of happenings.entries()) {
          if (what === "reach") first.reach();
          else if (what === "answer") first.hearAnswer();
          else if (what === "event") first.hearEvent();
          else if (what === "undo" || what === "redo") first.desk[what]();
          else {
            const known = { ...step, words: `${step.words}${at}` };
            const operation = operationOf(known, first.desk.view, newIdHere());
            if (operation) first.desk.perform(operation);
          }
        }
        const before = shown(first);
        const { title } = first.desk.view.head;
        const next = editorOf(server);
        next.desk.takeUp(left(first));
        saveAll(next);
        expect(next.desk.view.state).toBe("saved");
        expect(shown(next)).toEqual(before);
        expect(server.blocks.map(({ content }) => content)).toEqual(
          before.map(({ content }) => content),
        );
        expect(server.head.fields.title).toBe(title);
      }),
      { numRuns: 200 },
    );
  });
});

describe("unsaved: local drafts in localStorage", () => {
  const unsaved: Unsaved[] = [
    {
      operation: { kind: "hide", id: "b1", isHidden: true },
      isSent: false,
      next: null,
    },
  ];

  beforeEach(() => {
    localStorage.clear();
  });

  it("returns a member's drafts of an exhibition and marks those of this window", () => {
    // Stored by an earlier page.
    expect(keepWriting("vitrine:exhibition:ada:storms:before", unsaved)).toBe(true);
    const other = JSON.stringify({ window: "other", unsaved });
    localStorage.setItem("vitrine:exhibition:ada:storms:other", other);
    const found = keptWriting("storms", "ada");
    expect(found).toHaveLength(2);
    expect(found.map((kept) => kept.unsaved)).toEqual([unsaved, unsaved]);
    expect(found.filter(({ isOfThisWindow }) => isOfThisWindow).map(({ name }) => name)).toEqual([
      "vitrine:exhibition:ada:storms:before",
    ]);
    expect(keptWriting("storms", "grace")).toEqual([]);
    expect(keptWriting("seas", "ada")).toEqual([]);
  });

  it("does not return this page's own draft, and deletes it once everything is saved", () => {
    const name = placeToKeep("storms", "ada");
    keepWriting(name, unsaved);
    expect(keptWriting("storms", "ada")).toEqual([]);
    expect(localStorage.getItem(name)).not.toBeNull();
    keepWriting(name, []);
    expect(localStorage.getItem(name)).toBeNull();
  });

  it("deletes records that are not valid drafts", () => {
    localStorage.setItem("vitrine:exhibition:ada:storms:a", "{");
    localStorage.setItem("vitrine:exhibition:ada:storms:b", '{"window":"w","unsaved":[{}]}');
    expect(keptWriting("storms", "ada")).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it("returns false and no drafts when localStorage throws", () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem: refuse, removeItem: refuse });
    expect(keepWriting(placeToKeep("storms", "ada"), unsaved)).toBe(false);
    expect(keptWriting("storms", "ada")).toEqual([]);
  });
});
