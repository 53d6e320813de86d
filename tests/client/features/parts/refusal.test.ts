import { describe, expect, it, vi } from "vitest";
import { refusalOf, unsent } from "../../../../src/client/features/parts/refusal.ts";

const notDone = "That could not be done. Check your connection and try again.";

describe("refusal: why the server did not make a change", () => {
  it("is the message of the answer", () => {
    const answer = { __typename: "NotAllowed", message: "Sign in to do this." };
    expect(refusalOf(answer, null).message).toBe("Sign in to do this.");
  });

  it("stands at the fields of a form, and what no field is for beside them, each once", () => {
    const answer = {
      __typename: "InvalidInput",
      problems: [
        { field: "title", message: "Give it a title." },
        { field: "code", message: "Load the page again." },
        { field: "version", message: "Load the page again." },
        { field: "owner", message: "Ask its owner." },
      ],
    };
    expect(refusalOf(answer, null, ["title", "note"])).toEqual({
      message: "Load the page again. Ask its owner.",
      problems: { title: "Give it a title." },
    });
    expect(
      refusalOf({ ...answer, problems: answer.problems.slice(0, 1) }, null, ["title"]),
    ).toEqual({ message: "", problems: { title: "Give it a title." } });
  });

  it("is told whole where there is no form", () => {
    const problems = [{ message: "Give it a title." }, { message: "Shorten it." }];
    expect(refusalOf({ __typename: "InvalidInput", problems }, null)).toEqual({
      message: "Give it a title. Shorten it.",
      problems: {},
    });
  });

  it("names no problems where somebody may not do it: what they sent was not looked into", () => {
    const message = "Sign in to do this.";
    expect(refusalOf({ __typename: "NotAllowed", message }, null)).toStrictEqual({ message });
  });

  it("is that the session ended, and no other error's message", () => {
    const ended = {
      message: "You are not signed in any more.",
      extensions: { code: "SESSION_ENDED" },
    };
    const other = { message: "relation does not exist", extensions: { code: "INTERNAL" } };
    expect(refusalOf(null, [other, ended]).message).toBe(ended.message);
    expect(refusalOf(null, [other]).message).toBe(notDone);
  });

  it.each([null, undefined, { __typename: "%other" }])("is a sentence also if it said %j", (said) =>
    expect(refusalOf(said, null).message).toBe(notDone),
  );
});

describe("refusal: a change that was not answered", () => {
  it("can be sent again", () => {
    const again = vi.fn();
    expect(unsent(again, null)).toEqual({ message: notDone, again });
  });

  it("says what the server says of it", () =>
    expect(unsent(vi.fn(), "This is still being done.").message).toBe("This is still being done."));

  it("says that there is no network", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(unsent(vi.fn(), null).message).toBe(
      "You are offline. Try again when there is a connection.",
    );
  });
});
