import { beforeEach, describe, expect, it, vi } from "vitest";
import { begin, words } from "./begun-exhibition.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

/** Makes a change to the first block that the server rejects. */
function refused({ desk, sent }: ReturnType<typeof begin>) {
  desk.write("b1", words("too long"));
  desk.settle();
  const problems = { "content.text.text": "Shorten it." };
  sent.shift()?.onAnswer({ kind: "refused", refusal: { message: "", problems } });
  return problems;
}

describe("set-aside: changes that cannot be saved", () => {
  it("are replaced by later text of the block, without conflict or problem", () => {
    const { desk, sent, saveAll, kept } = begin("one");
    desk.write("b1", words("too long"));
    desk.settle();
    desk.write("b1", words("short"));
    desk.settle();
    const problems = { "content.text.text": "Shorten it." };
    sent.shift()?.onAnswer({ kind: "refused", refusal: { message: "", problems } });
    expect(desk.view).toMatchObject({ asked: null, problems: new Map() });
    saveAll();
    expect(kept()).toEqual(["short"]);
    expect(desk.view.state).toBe("saved");
  });

  it("are discarded with their block, and undo restores both", () => {
    const editor = begin("one", "two");
    const { desk, saveAll, shown } = editor;
    const problems = refused(editor);
    const [block] = desk.view.blocks;
    if (block) desk.perform({ kind: "remove", block, after: null });
    saveAll();
    expect(desk.view).toMatchObject({ state: "saved", missed: [] });
    expect(desk.unsaved).toEqual([]);
    desk.undo();
    saveAll();
    expect(shown()).toEqual(["too long", "two"]);
    expect(desk.view.state).toBe("unsaved");
    expect(desk.view.problems.get("b1")).toEqual(problems);
  });

  it("are retained when another member removes the block", () => {
    const editor = begin("one", "two");
    refused(editor);
    editor.server.answer({ kind: "remove", id: "b1" });
    editor.hearEvent();
    expect(editor.desk.view).toMatchObject({ state: "unsaved", problems: new Map() });
    expect(editor.desk.view.missed.map(({ after }) => after)).toEqual([words("too long")]);
  });

  it("form one orphaned change per removed block", () => {
    const { desk, server, saveAll, kept } = begin("one", "two");
    desk.perform({ kind: "hide", id: "b2", isHidden: true });
    desk.write("b1", words("one more"));
    desk.perform({ kind: "hide", id: "b2", isHidden: false });
    desk.write("b1", words("one more thing"));
    desk.settle();
    server.answer({ kind: "remove", id: "b1" });
    saveAll();
    const { missed } = desk.view;
    expect(missed).toEqual([
      { kind: "write", id: "b1", before: words("one"), after: words("one more thing") },
    ]);
    for (const write of missed) desk.settleMissed(write, true);
    saveAll();
    expect(kept()).toEqual(["one more thing", "two"]);
  });

  it("are orphaned by a removal event before a delayed conflict response", () => {
    const { desk, server, reach, hearAnswer, hearEvent, sent } = begin("one");
    desk.write("b1", words("one of mine"));
    desk.settle();
    server.answer({ kind: "write", id: "b1", version: 1, content: words("one of theirs") });
    reach();
    server.answer({ kind: "remove", id: "b1" });
    hearEvent();
    hearEvent();
    hearAnswer();
    expect(sent).toEqual([]);
    expect(desk.view.missed).toHaveLength(1);
  });
});
