import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BlockContentInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { newIdHere } from "../../../../../src/client/features/desk/exhibitions/editing/exhibition-book.ts";
import { plainText } from "../../../../../src/text/rich-text.ts";
import { operationOf, textBlock, type Step } from "./any-exhibition.ts";
import { begin, said, words } from "./begun-exhibition.ts";
import { editorOf, FakeExhibition } from "./fake-exhibition.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

describe("exhibition-desk: the state of one editor", () => {
  it("shows typed text at once and sends it as one operation after a pause", () => {
    const { desk, sent, shown } = begin("one");
    desk.write("b1", words("one a"));
    desk.write("b1", words("one and"));
    expect(shown()).toEqual(["one and"]);
    expect(desk.view.state).toBe("saving");
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(sent.map(({ request }) => request)).toEqual([
      { kind: "write", id: "b1", version: 1, content: words("one and") },
    ]);
    desk.undo();
    expect(shown()).toEqual(["one"]);
  });

  it("sends operations one at a time and reports when all are saved", () => {
    const { desk, sent, reach, hearAnswer, kept } = begin("one", "two");
    desk.perform({ kind: "hide", id: "b1", isHidden: true });
    desk.perform({ kind: "move", id: "b1", from: null, to: "b2" });
    expect(sent).toHaveLength(1);
    reach();
    hearAnswer();
    expect(sent.map(({ request }) => request.kind)).toEqual(["move"]);
    expect(desk.view.state).toBe("saving");
    reach();
    hearAnswer();
    expect(desk.view.state).toBe("saved");
    expect(kept()).toEqual(["two", "one"]);
  });

  it("retains a trailing space that the server trims while the user types", () => {
    const { desk, sent, shown, server } = begin();
    const quote = (text: string): BlockContentInput => ({ quotation: { words: text } });
    server.answer({ kind: "add", after: null, content: quote("a"), isHidden: false });
    desk.read(server.reading());
    desk.write("b1", quote("a wide "));
    desk.settle();
    const [first] = sent;
    const answer = server.answer({ kind: "write", id: "b1", version: 1, content: quote("a wide") });
    first?.onAnswer(answer);
    expect(desk.view.blocks[0]?.content).toEqual(quote("a wide "));
    expect(desk.view.state).toBe("saved");
    expect(shown()).toHaveLength(1);
  });

  it("accepts text for a new block before the server assigns its id", () => {
    const { desk, saveAll, kept, sent, shown } = begin("one");
    const id = newIdHere();
    desk.perform({ kind: "add", block: textBlock(id, ""), after: "b1" });
    desk.write(id, words("two"));
    desk.settle();
    expect(sent).toHaveLength(1);
    expect(shown()).toEqual(["one", "two"]);
    saveAll();
    expect(kept()).toEqual(["one", "two"]);
    expect(desk.view.blocks.map((block) => block.id)).toEqual(["b1", id]);
  });

  it("undoes sixty steps and redoes them", () => {
    const { desk, saveAll, kept } = begin("one");
    for (let at = 0; at < 30; at += 1) {
      const id = newIdHere();
      desk.perform({ kind: "add", block: textBlock(id, `block ${at}`), after: null });
      desk.write(id, words(`block ${at}`, "and more"));
      desk.settle();
      if (at % 7 === 0) saveAll();
    }
    saveAll();
    const whole = kept();
    expect(whole).toHaveLength(31);
    for (let at = 0; at < 60; at += 1) desk.undo();
    saveAll();
    expect(kept()).toEqual(["one"]);
    expect(desk.view.undoWords).toBeNull();
    for (let at = 0; at < 60; at += 1) desk.redo();
    saveAll();
    expect(kept()).toEqual(whole);
    expect(desk.view.redoWords).toBeNull();
  });

  it("merges another member's earlier text in the same block without a conflict", () => {
    const { desk, server, sent, saveAll, kept, shown } = begin("one");
    const other = editorOf(server);
    other.desk.write("b1", words("zero", "one"));
    other.desk.settle();
    other.reach();
    desk.write("b1", words("one", "two"));
    desk.settle();
    expect(sent).toHaveLength(1);
    saveAll();
    expect(kept()).toEqual(["zero\none\ntwo"]);
    expect(shown()).toEqual(kept());
    expect(desk.view.asked).toBeNull();
  });

  it("asks about a conflict once typing pauses, and sends the chosen text", () => {
    const { desk, server, saveAll, kept } = begin("one");
    const other = editorOf(server);
    other.desk.write("b1", words("one of theirs"));
    other.desk.settle();
    other.reach();
    desk.write("b1", words("one of mine"));
    saveAll();
    expect(desk.view.asked).toMatchObject({ name: "Text “one of mine”" });
    expect(desk.view.asked?.conflicts).toHaveLength(1);
    expect(kept()).toEqual(["one of theirs"]);
    // Asks only after typing pauses, because the typed letters could answer the question.
    desk.writeHead({ title: "Temp" });
    expect(desk.view.asked).toBeNull();
    desk.settle();
    expect(desk.view.asked).not.toBeNull();
    desk.choose(["both"]);
    saveAll();
    expect(kept()).toEqual(["one of mine\none of theirs"]);
    expect(desk.view).toMatchObject({ asked: null, state: "saved" });
  });

  it("retains text of a block that another member removed, and restores the block", () => {
    const { desk, server, hearEvent, saveAll, kept, shown } = begin("one", "two");
    desk.write("b1", words("one and more"));
    server.answer({ kind: "remove", id: "b1" });
    hearEvent();
    // The block does not disappear while the user types.
    desk.write("b1", words("one and more, much more"));
    expect(shown()).toEqual(["one and more, much more", "two"]);
    desk.settle();
    expect(shown()).toEqual(["two"]);
    const [missed] = desk.view.missed;
    expect(missed?.after).toEqual(words("one and more, much more"));
    expect(desk.view.state).toBe("unsaved");
    if (missed) desk.settleMissed(missed, true);
    saveAll();
    expect(kept()).toEqual(["one and more, much more", "two"]);
    expect(desk.view).toMatchObject({ missed: [], state: "saved" });
  });

  it("stops after a failed request, accepts further edits, and retries on request", () => {
    const { desk, sent, shown } = begin("one");
    desk.write("b1", words("one more"));
    desk.settle();
    const again = vi.fn();
    sent[0]?.onAnswer({ kind: "refused", refusal: { message: "You are offline.", again } });
    expect(desk.view).toMatchObject({ state: "stopped", stopped: { message: "You are offline." } });
    desk.write("b1", words("one more thing"));
    desk.settle();
    expect(shown()).toEqual(["one more thing"]);
    desk.sendAgain();
    expect(again).toHaveBeenCalledOnce();
    expect(desk.view.stopped).toBeNull();
  });

  it("reports the problem of a rejected text, retains the text, and saves other changes", () => {
    const { desk, sent, saveAll, kept } = begin("one", "two");
    desk.write("b1", words("too long"));
    desk.write("b2", words("two more"));
    desk.settle();
    const problems = { "content.text.text": "Shorten it." };
    sent.shift()?.onAnswer({ kind: "refused", refusal: { message: "", problems } });
    expect(desk.view.problems.get("b1")).toEqual(problems);
    saveAll();
    expect(kept()).toEqual(["one", "two more"]);
    expect(desk.view.state).toBe("unsaved");
    desk.write("b1", words("short"));
    saveAll();
    expect(kept()).toEqual(["short", "two more"]);
    expect(desk.view).toMatchObject({ state: "saved", problems: new Map() });
  });

  it("reverts an operation that the server rejects, and reports the reason", () => {
    const { desk, sent, shown } = begin("one", "two");
    desk.perform({ kind: "move", id: "b1", from: null, to: "b2" });
    expect(shown()).toEqual(["two", "one"]);
    sent[0]?.onAnswer({
      kind: "refused",
      refusal: { message: "There is no such block.", problems: {} },
    });
    expect(shown()).toEqual(["one", "two"]);
    expect(desk.view.dropped?.message).toBe("There is no such block.");
  });

  it("retains operations until the member signs in again", () => {
    const { desk, sent, saveAll, shown, kept } = begin("one", "two");
    desk.perform({ kind: "move", id: "b1", from: null, to: "b2" });
    const message = "Sign in to do this.";
    sent.shift()?.onAnswer({ kind: "refused", refusal: { message } });
    expect(desk.view).toMatchObject({ state: "stopped", stopped: { message }, dropped: null });
    expect(shown()).toEqual(["two", "one"]);
    desk.sendAgain();
    saveAll();
    expect(kept()).toEqual(["two", "one"]);
  });

  it("merges metadata changes with another member's changes of other fields", () => {
    const { desk, server, saveAll } = begin();
    const other = editorOf(server);
    other.desk.writeHead({ colours: "NIGHT" });
    other.desk.settle();
    other.reach();
    desk.writeHead({ title: "Tempests" });
    saveAll();
    expect(server.head.fields).toMatchObject({ title: "Tempests", colours: "NIGHT" });
    expect(desk.view.head).toMatchObject({ title: "Tempests", colours: "NIGHT" });
  });

  it("reloads the exhibition when it missed events", () => {
    const { desk, server, hearEvent, shown } = begin("one");
    server.change += 5;
    server.answer({ kind: "write", id: "b1", version: 1, content: words("later") });
    hearEvent();
    expect(shown()).toEqual(["later"]);
    expect(desk.view.state).toBe("saved");
  });
});

/** Something happens: an editor acts, or a pending message arrives. */
const anyHappening = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom("do", "do", "undo", "redo", "reach", "answer", "event", "event"),
  step: fc.record({
    what: fc.constantFrom(0, 1, 3, 4, 5, 5, 5),
    which: fc.nat(20),
    where: fc.nat(20),
    words: fc.stringMatching(/^[a-z]{1,4}$/),
  }),
});

describe("exhibition-desk: two concurrent editors", () => {
  it("converge to the same state without losing added text", () => {
    fc.assert(
      fc.property(fc.array(anyHappening, { maxLength: 40 }), (happenings) => {
        const server = new FakeExhibition([words("one"), words("two"), words("three")]);
        const editors = [editorOf(server), editorOf(server)];
        const added = new Set<string>();
        const taken = new Set<string>();
        let count = 0;
        for (const { who, what, step } of happenings) {
          const editor = editors[who];
          if (!editor) continue;
          if (what === "reach") editor.reach();
          if (what === "answer") editor.hearAnswer();
          if (what === "event") editor.hearEvent();
          if (what === "undo" || what === "redo") {
            // Undoing an addition removes the block, with everything written in it.
            editor.desk[what]();
            for (const word of added) taken.add(word);
          }
          if (what === "do") act(editor, step);
        }
        const isBusy = ({ isQuiet, desk }: (typeof editors)[number]) =>
          !isQuiet() || desk.view.state !== "saved";
        for (let round = 0; round < 500 && editors.some(isBusy); round += 1) {
          for (const editor of editors) {
            editor.desk.settle();
            editor.reach();
            editor.hearAnswer();
            editor.hearEvent();
            const { asked, missed } = editor.desk.view;
            if (asked)
              editor.desk.choose(asked.conflicts.map((each) => (each.mayBeBoth ? "both" : "mine")));
            for (const write of missed) editor.desk.settleMissed(write, false);
          }
        }
        const kept = server.blocks.map(({ id, isHidden, content }) => ({
          id,
          isHidden,
          text: said(content),
        }));
        for (const editor of editors) {
          expect(editor.isQuiet()).toBe(true);
          expect(editor.desk.view).toMatchObject({ state: "saved", asked: null });
          const { blocks, head } = editor.desk.view;
          expect(
            blocks.map(({ content, isHidden }) => ({ isHidden, text: said(content) })),
          ).toEqual(kept.map(({ isHidden, text }) => ({ isHidden, text })));
          expect(head).toEqual(server.head.fields);
        }
        const all = kept.map(({ text }) => text).join("\n");
        for (const word of added) if (!taken.has(word)) expect(all).toContain(word);

        function act(editor: ReturnType<typeof editorOf>, step: Step) {
          const { desk } = editor;
          count += 1;
          const word = `${step.words}${count}`;
          if (step.what === 5) {
            // Appends a paragraph.
            const block = desk.view.blocks[step.which % Math.max(1, desk.view.blocks.length)];
            const text = block?.content?.text?.text;
            if (!block || !text) return;
            desk.write(block.id, {
              text: { text: { ...text, content: [...text.content, ...plainText(word).content] } },
            });
            added.add(word);
            return;
          }
          const operation = operationOf({ ...step, words: word }, desk.view, newIdHere());
          if (!operation) return;
          if (step.what === 0) added.add(word);
          desk.perform(operation);
        }
      }),
      { numRuns: 300 },
    );
  });
});
