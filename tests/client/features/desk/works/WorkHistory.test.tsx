import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answerMutation } from "../../live-event.ts";
import { button, history, renderWorkForm, success, title, work } from "./render-work-form.tsx";

afterEach(() => localStorage.clear());

describe("WorkHistory: the history of a work", () => {
  it("lists revisions from newest to oldest with the changes of each", async () => {
    const { user } = await renderWorkForm();
    const revisions = within(screen.getByRole("list", { name: "Revisions" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => /Revision \d/.exec(textContent ?? "")?.[0]);
    expect(revisions).toEqual(["Revision 3", "Revision 2", "Revision 1"]);
    await user.click(button("What changed in revision 2"));
    screen.getByText("A");
    screen.getByText("B");
  });

  it("restores a revision, and Undo reverts it", async () => {
    const { user, environment, lastAsked } = await renderWorkForm();
    await user.click(button("Put back revision 1"));
    expect(lastAsked().variables).toEqual({ input: { id: "w1", number: 1, version: 3 } });
    await answerMutation(environment, {
      restoreWorkRevision: {
        __typename: "RestoreWorkRevisionSuccess",
        work: work({ version: 4, title: "Lake" }),
      },
    });
    screen.getByText("Revision 1 is put back.");
    expect(title().value).toBe("Lake");
    await user.click(button("Undo"));
    expect(lastAsked().variables).toEqual({ input: { id: "w1", number: 3, version: 4 } });
  });

  it("offers no Undo of a restored revision after the work changes again", async () => {
    const { user, environment } = await renderWorkForm();
    await user.click(button("Put back revision 1"));
    await answerMutation(environment, {
      restoreWorkRevision: {
        __typename: "RestoreWorkRevisionSuccess",
        work: work({ version: 4, title: "Lake" }),
      },
    });
    await user.type(title(), "s");
    await user.click(button("Save"));
    await answerMutation(environment, success({ version: 5, title: "Lakes", history: history(5) }));
    screen.getByText("Saved.");
    expect(screen.queryByText("Revision 1 is put back.")).toBeNull();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("compares any two revisions", async () => {
    const { user, environment, lastAsked } = await renderWorkForm();
    await user.click(button("Compare revisions"));
    expect(lastAsked().variables).toEqual({ id: "w1", from: 2, to: 3 });
    await user.selectOptions(screen.getByLabelText("From"), "Revision 1");
    expect(lastAsked().variables).toEqual({ id: "w1", from: 1, to: 3 });
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          viewer: {
            id: "viewer",
            desk: {
              work: {
                id: "w1",
                comparedRevisions: [
                  { field: "TITLE", label: "Title", before: ["Lake"], after: ["Pond"] },
                ],
              },
            },
          },
        },
      }),
    );
    screen.getByText("Lake");
    screen.getByText("Pond");
  });
});
