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

/** What is left of an editor's unsaved writing when its page is no more. */
const left = ({ desk }: Editor) => JSON.parse(JSON.stringify(desk.unsaved)) as Unsaved[];

const shown = ({ desk }: Editor) =>
  desk.view.blocks.map(({ content, isHidden }) => ({ content, isHidden }));

beforeEach(() => {
  vi.useFakeTimers();
});

describe("unsaved: what is not saved when a page breaks down", () => {
  it("is what is being typed too, and is taken up as if it were done now", () => {
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

  it("is merged with what somebody else wrote meanwhile", () => {
    const server = new FakeExhibition([words("one")]);
    const first = editorOf(server);
    first.desk.writeHead({ title: "Winds" });
    server.answer({ kind: "head", version: 1, fields: { language: "de" } });
    const next = editorOf(server);
    next.desk.takeUp(left(first));
    saveAll(next);
    expect(server.head.fields).toMatchObject({ title: "Winds", language: "de" });
  });

  it("is not made twice where the server has made it and could not say so", () => {
    const server = new FakeExhibition([words("one")]);
    const first = editorOf(server);
    first.desk.perform({ kind: "add", block: textBlock(newIdHere(), "two"), after: "b1" });
    first.reach();
    const next = editorOf(server);
    next.desk.takeUp(left(first));
    saveAll(next);
    expect(server.blocks).toHaveLength(2);
  });

  it("is made where the server was not reached, also beside another that is alike", () => {
    const server = new FakeExhibition([words("one"), words("one")]);
    const first = editorOf(server);
    first.desk.perform({ kind: "add", block: textBlock(newIdHere(), "one"), after: "b1" });
    const next = editorOf(server);
    next.desk.takeUp(left(first));
    saveAll(next);
    expect(server.blocks).toHaveLength(3);
  });

  it("comes to what was shown where a removed block is put back among others that were moved", () => {
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

  it("comes to what was shown, whenever that happens", () => {
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

describe("unsaved: keeping it in the browser", () => {
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

  it("gives it to pages that come later, as this window's or another's", () => {
    // As a page before this one kept it.
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

  it("does not give back what this page itself keeps, and forgets what is saved", () => {
    const name = placeToKeep("storms", "ada");
    keepWriting(name, unsaved);
    expect(keptWriting("storms", "ada")).toEqual([]);
    expect(localStorage.getItem(name)).not.toBeNull();
    keepWriting(name, []);
    expect(localStorage.getItem(name)).toBeNull();
  });

  it("forgets what is not of that kind", () => {
    localStorage.setItem("vitrine:exhibition:ada:storms:a", "{");
    localStorage.setItem("vitrine:exhibition:ada:storms:b", '{"window":"w","unsaved":[{}]}');
    expect(keptWriting("storms", "ada")).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it("says so where the browser keeps nothing", () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem: refuse, removeItem: refuse });
    expect(keepWriting(placeToKeep("storms", "ada"), unsaved)).toBe(false);
    expect(keptWriting("storms", "ada")).toEqual([]);
  });
});
