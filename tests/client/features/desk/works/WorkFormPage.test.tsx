import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answerMutation, sendEvent } from "../../live-event.ts";
import {
  answerReading,
  button,
  renderWorkForm,
  success,
  title,
  work,
} from "./render-work-form.tsx";

const subjects = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^subject \d$/).map(({ value }) => value);

afterEach(() => localStorage.clear());

describe("WorkFormPage: the form of a work", () => {
  it("sends only changed fields, trimmed, and shows the saved values", async () => {
    const { user, environment, lastAsked } = await renderWorkForm();
    await user.clear(title());
    await user.type(title(), " Ocean ");
    await user.click(button("Add subject"));
    await user.keyboard("storm");
    await user.click(button("Add subject"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Record language" }), "Dutch");
    screen.getByText("Not saved: title, subjects and record language.");
    await user.click(button("Save"));
    expect(lastAsked().variables).toEqual({
      input: {
        id: "w1",
        version: 3,
        fields: { title: "Ocean", subjects: ["sea", "boat", "storm"], recordLanguage: "nl" },
      },
    });
    await answerMutation(
      environment,
      success({
        version: 4,
        title: "Ocean",
        subjects: ["sea", "boat", "storm"],
        recordLanguage: "nl",
      }),
    );
    screen.getByText("Saved.");
    expect(title().value).toBe("Ocean");
    expect(subjects()).toEqual(["sea", "boat", "storm"]);
  });

  it("shows each problem at its field and sends nothing", async () => {
    const { user, environment } = await renderWorkForm();
    await user.clear(title());
    const year = screen.getByRole("textbox", { name: "Earliest year" });
    await user.type(year, "about 1850");
    const before = environment.mock.getAllOperations().length;
    await user.click(button("Save"));
    screen.getByText("Give the work a title.");
    screen.getByText("A year is a whole number, such as 1850, or -50 for 50 BCE.");
    expect(document.activeElement).toBe(title());
    expect(environment.mock.getAllOperations()).toHaveLength(before);
    await user.type(title(), "S");
    expect(screen.queryByText("Give the work a title.")).toBeNull();
  });

  it("shows a problem from the server at its field", async () => {
    const { user, environment } = await renderWorkForm();
    await user.type(title(), "!");
    await user.click(button("Save"));
    const problems = [{ field: "title", message: "This is no title." }];
    await answerMutation(environment, { editWork: { __typename: "InvalidInput", problems } });
    screen.getByText("This is no title.");
    expect(title().value).toBe("Sea!");
  });

  it("suggests the years that the date contains", async () => {
    const { user } = await renderWorkForm(work({ date: "1848–1902" }));
    screen.getByText("The date says 1848 to 1902.");
    await user.click(button("Take it over"));
    const value = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;
    expect([value("Earliest year"), value("Latest year")]).toEqual(["1848", "1902"]);
  });

  it("moves a row by keys and buttons, removes one, and reverts the field", async () => {
    const { user } = await renderWorkForm();
    button("Move sea, 1 of 2").focus();
    await user.keyboard(" {ArrowDown} ");
    expect(subjects()).toEqual(["boat", "sea"]);
    await user.click(button("Move sea up"));
    expect(subjects()).toEqual(["sea", "boat"]);
    expect(document.activeElement).toBe(button("Move sea up"));
    await user.click(button("Move sea down"));
    expect(subjects()).toEqual(["boat", "sea"]);
    await user.click(button("Remove boat"));
    expect(subjects()).toEqual(["sea"]);
    await user.click(button("Undo: Subjects"));
    expect(subjects()).toEqual(["sea", "boat"]);
    expect(screen.queryByText(/Not saved/)).toBeNull();
  });

  it("restores unsaved text after a reload, and after a discard that the user undoes", async () => {
    const first = await renderWorkForm();
    await first.user.type(title(), "scape");
    first.unmount();
    const { user } = await renderWorkForm();
    expect(title().value).toBe("Seascape");
    screen.getByText("Not saved: title. Kept in this browser.");
    await user.click(button("Discard changes"));
    expect(title().value).toBe("Sea");
    expect(localStorage).toHaveLength(0);
    await user.click(button("Undo"));
    expect(title().value).toBe("Seascape");
  });

  it("stores its draft again when another tab deletes it", async () => {
    const { user } = await renderWorkForm();
    await user.type(title(), "scape");
    const [name = ""] = Object.keys(localStorage);
    localStorage.removeItem(name);
    act(() => void dispatchEvent(new StorageEvent("storage", { key: name, newValue: null })));
    expect(localStorage.getItem(name)).toContain("Seascape");
  });

  it("resets when another member signs in on the page", async () => {
    const { user, environment } = await renderWorkForm();
    await user.type(title(), "scape");
    await act(async () =>
      environment.commitUpdate((store) => {
        const account = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("account");
        const member = store.create("m2", "Member");
        member.setValue("m2", "id");
        member.setValue("CURATOR", "role");
        account?.setLinkedRecord(member, "member");
      }),
    );
    expect(title().value).toBe("Sea");
  });

  it.each(["nonsense", '[{"field":"title"}]', '{"changes":[]}'])(
    "deletes and ignores an unreadable draft: %s",
    async (kept) => {
      localStorage.setItem("vitrine:work:m1:w1", kept);
      await renderWorkForm();
      expect(title().value).toBe("Sea");
      expect(localStorage).toHaveLength(0);
    },
  );

  it("focuses a field after its undo, and Save after a discard", async () => {
    const { user } = await renderWorkForm();
    await user.type(title(), "scape");
    await user.click(button("Undo: Title"));
    expect(document.activeElement).toBe(title());
    await user.click(button("Add subject"));
    await user.keyboard("storm");
    await user.click(button("Undo: Subjects"));
    expect(document.activeElement).toBe(button("Add subject"));
    await user.type(title(), "scape");
    await user.click(button("Discard changes"));
    expect(document.activeElement).toBe(button("Save"));
    await user.click(button("Undo"));
    expect(document.activeElement).toBe(button("Save"));
  });

  it("shows both versions of a conflicting field and saves the chosen one", async () => {
    const { user, environment, lastAsked } = await renderWorkForm();
    await user.type(title(), "scape");
    await user.click(button("Save"));
    await answerMutation(environment, {
      editWork: {
        __typename: "WorkConflict",
        message: "Somebody has changed this work.",
        work: work({ version: 4, title: "Coast", date: "1851" }),
      },
    });
    const conflict = screen.getByRole("region", { name: "Changed by somebody else too" });
    expect(
      within(conflict)
        .getAllByRole("definition")
        .map((each) => each.textContent),
    ).toEqual(["Sea", "Coast", "Seascape"]);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Type" }).value).toBe("map");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Date" }).value).toBe("1851");
    await user.click(button("Save"));
    screen.getByText("Choose first what is to stay of what somebody else changed too.");
    await user.click(button("Keep yours: Title"));
    expect(document.activeElement).toBe(button("Save"));
    await user.click(button("Save"));
    expect(lastAsked().variables).toEqual({
      input: { id: "w1", version: 4, fields: { title: "Seascape" } },
    });
  });

  it("announces another member's change and shows it on request", async () => {
    const { user, environment } = await renderWorkForm();
    await answerReading(environment, {});
    await sendEvent(environment, "useReadAnewSubscription", {});
    await answerReading(environment, { version: 4, title: "Coast" });
    screen.getByText("This work was changed elsewhere meanwhile: title.");
    expect(title().value).toBe("Sea");
    await user.click(button("Show it here"));
    expect(title().value).toBe("Coast");
    expect(document.activeElement).toBe(title());
  });

  it("reports a change that was made before the page opened", async () => {
    const { environment } = await renderWorkForm();
    await answerReading(environment, { version: 4, workType: "chart" });
    screen.getByText("This work was changed elsewhere meanwhile: type.");
  });

  it("publishes at once without losing unsaved text, and Undo reverts it", async () => {
    const { user, environment, lastAsked } = await renderWorkForm();
    await user.type(title(), "scape");
    await user.click(button("Publish"));
    expect(lastAsked().variables).toEqual({ input: { id: "w1", version: 3, status: "PUBLISHED" } });
    await answerMutation(environment, success({ version: 4, status: "PUBLISHED" }));
    screen.getByText("It is published.");
    expect(document.activeElement).toBe(
      screen.getByRole("region", { name: "Whether it is shown" }),
    );
    expect(screen.getByRole("link", { name: "See its page" }).getAttribute("href")).toBe(
      "/works/sea",
    );
    expect(title().value).toBe("Seascape");
    await user.click(button("Undo"));
    expect(lastAsked().variables).toEqual({ input: { id: "w1", version: 4, status: "DRAFT" } });
  });

  it("removes the publish message and Undo after another member unpublishes the work", async () => {
    const { user, environment } = await renderWorkForm();
    await user.click(button("Publish"));
    await answerMutation(environment, success({ version: 4, status: "PUBLISHED" }));
    await answerReading(environment, { version: 5, status: "WITHDRAWN" });
    await user.click(button("Show it here"));
    screen.getByText("Withdrawn");
    expect(screen.queryByText("It is published.")).toBeNull();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
});

describe("WorkFormPage: the page of a work on the dashboard", () => {
  it("reports a work that does not exist", async () => {
    await renderWorkForm(null);
    screen.getByRole("heading", { level: 1, name: "There is no such work" });
  });

  it("shows only the history of a removed work, and restores a revision from it", async () => {
    const { user, environment } = await renderWorkForm(work({ status: "REMOVED" }));
    screen.getByText(/This work was taken out with the import/);
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(button("Put back revision 2"));
    await answerMutation(environment, {
      restoreWorkRevision: { __typename: "RestoreWorkRevisionSuccess", work: work({ version: 4 }) },
    });
    expect(title().value).toBe("Sea");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Sea" }));
  });

  it("is for curators and owners", async () => {
    await renderWorkForm(null, "MEMBER");
    screen.getByRole("heading", { name: "This page is for curators and owners" });
  });
});
