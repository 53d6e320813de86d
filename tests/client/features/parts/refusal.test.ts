import { describe, expect, it, vi } from "vitest";
import { refusalOf, unsent } from "../../../../src/client/features/parts/refusal.ts";

const notDone = "That could not be done. Check your connection and try again.";

describe("refusal: the error of a rejected change", () => {
  it("is the message of the response", () => {
    const answer = { __typename: "NotAllowed", message: "Sign in to do this." };
    expect(refusalOf(answer, null).message).toBe("Sign in to do this.");
  });

  it("has messages per form field, and all others in one text without repetition", () => {
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

  it("contains all messages when there is no form", () => {
    const problems = [{ message: "Give it a title." }, { message: "Shorten it." }];
    expect(refusalOf({ __typename: "InvalidInput", problems }, null)).toEqual({
      message: "Give it a title. Shorten it.",
      problems: {},
    });
  });

  it("has no field problems when the user lacks the permission", () => {
    const message = "Sign in to do this.";
    expect(refusalOf({ __typename: "NotAllowed", message }, null)).toStrictEqual({ message });
  });

  it("is the message of an ended session, and not of any other error", () => {
    const ended = {
      message: "You are not signed in any more.",
      extensions: { code: "SESSION_ENDED" },
    };
    const other = { message: "relation does not exist", extensions: { code: "INTERNAL" } };
    expect(refusalOf(null, [other, ended]).message).toBe(ended.message);
    expect(refusalOf(null, [other]).message).toBe(notDone);
  });

  it.each([null, undefined, { __typename: "%other" }])(
    "is a default sentence for the response %j",
    (said) => expect(refusalOf(said, null).message).toBe(notDone),
  );
});

describe("refusal: a change without a response", () => {
  it("can be sent again", () => {
    const again = vi.fn();
    expect(unsent(again, null)).toEqual({ message: notDone, again });
  });

  it("uses the message from the server", () =>
    expect(unsent(vi.fn(), "This is still being done.").message).toBe("This is still being done."));

  it("has a message for a missing network", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(unsent(vi.fn(), null).message).toBe(
      "You are offline. Try again when there is a connection.",
    );
  });
});
