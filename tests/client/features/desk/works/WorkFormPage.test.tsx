import { act, screen, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { afterEach, describe, expect, it } from "vitest";
import type { WorkFormPageTestQuery } from "../../../../../__generated__/relay/WorkFormPageTestQuery.graphql.ts";
// The form's program is loaded here, not within a test's time.
import "../../../../../src/client/features/desk/works/RemovedWork.tsx";
import "../../../../../src/client/features/desk/works/WorkEditor.tsx";
import { WorkFormPage } from "../../../../../src/client/features/desk/works/WorkFormPage.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation, mockImage, sendEvent } from "../../live-event.ts";

const told = {
  __typename: "Work",
  id: "w1",
  version: 3,
  status: "DRAFT",
  slug: "sea",
  identifier: "P1",
  title: "Sea",
  creators: [{ name: "Ada", role: null }],
  date: "c. 1850",
  earliestYear: null,
  latestYear: null,
  workType: "map",
  technique: null,
  subjects: ["sea", "boat"],
  places: [],
  dimensions: null,
  description: null,
  creditLine: null,
  rights: null,
  metadata: [],
  imageCount: 0,
  primaryImage: null,
};
const revision = (number: number) => ({
  cursor: String(number),
  node: {
    number,
    at: "2026-11-22T10:00:00Z",
    through: "EDIT",
    actor: "MEMBER",
    by: "Ada",
    restored: null,
    import: null,
    changes: number === 1 ? [] : [{ field: "TITLE", label: "Title", before: ["A"], after: ["B"] }],
  },
});
const history = (last: number) => ({
  edges: Array.from({ length: last }, (_, at) => revision(last - at)),
  pageInfo: { hasNextPage: false, endCursor: "1" },
});
const work = (given: Partial<typeof told> = {}) => ({
  ...told,
  ...given,
  history: history(given.version ?? told.version),
});

const render = (given: object | null = work(), role: string | null = "CURATOR") =>
  renderWithRelay<WorkFormPageTestQuery>(
    {
      query: graphql`
        query WorkFormPageTestQuery($id: ID!) @relay_test_operation {
          viewer {
            ...WorkFormPage_viewer @arguments(id: $id)
          }
        }
      `,
      variables: { id: "w1" },
      render: ({ viewer }) => viewer && <WorkFormPage viewer={viewer} />,
    },
    {
      ...mockImage,
      Viewer: () => ({
        id: "viewer",
        account: role && { member: { id: "m1", role } },
        desk: role === "CURATOR" ? { work: given } : null,
      }),
    },
  );

/** Answers the page that reads anew what the work is. */
function answerReading(environment: Rendered["environment"], given: Partial<typeof told>) {
  const operation = environment.mock.findOperation(
    ({ request }) => request.node.params.name === "useNewerWorkQuery",
  );
  const viewer = {
    __typename: "Viewer",
    id: "viewer",
    account: { id: "a1", member: { id: "m1", role: "CURATOR" } },
    desk: { work: work(given) },
  };
  return act(async () => environment.mock.resolve(operation, { data: { viewer } }));
}

type Rendered = Awaited<ReturnType<typeof render>>;
const title = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Title" });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const success = (given: object) => ({
  editWork: { __typename: "EditWorkSuccess", work: { ...work(), ...given } },
});
const subjects = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^subject \d$/).map(({ value }) => value);

afterEach(() => localStorage.clear());

describe("WorkFormPage: the form of a work", () => {
  it("sends only what was changed, tidied, and shows what came of it", async () => {
    const { user, environment, lastAsked } = await render();
    await user.clear(title());
    await user.type(title(), " Ocean ");
    await user.click(button("Add subject"));
    await user.keyboard("storm");
    await user.click(button("Add subject"));
    screen.getByText("Not saved: title and subjects.");
    await user.click(button("Save"));
    expect(lastAsked().variables).toEqual({
      input: {
        id: "w1",
        version: 3,
        fields: { title: "Ocean", subjects: ["sea", "boat", "storm"] },
      },
    });
    await answerMutation(
      environment,
      success({ version: 4, title: "Ocean", subjects: ["sea", "boat", "storm"] }),
    );
    screen.getByText("Saved.");
    expect(title().value).toBe("Ocean");
    expect(subjects()).toEqual(["sea", "boat", "storm"]);
  });

  it("says what is wrong where it is, and sends nothing", async () => {
    const { user, environment } = await render();
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

  it("shows what the server finds wrong where it is", async () => {
    const { user, environment } = await render();
    await user.type(title(), "!");
    await user.click(button("Save"));
    const problems = [{ field: "title", message: "This is no title." }];
    await answerMutation(environment, { editWork: { __typename: "InvalidInput", problems } });
    screen.getByText("This is no title.");
    expect(title().value).toBe("Sea!");
  });

  it("proposes the years the date says", async () => {
    const { user } = await render(work({ date: "1848–1902" }));
    screen.getByText("The date says 1848 to 1902.");
    await user.click(button("Take it over"));
    const value = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;
    expect([value("Earliest year"), value("Latest year")]).toEqual(["1848", "1902"]);
  });

  it("moves a row by keys, takes one away, and puts the field back as it was", async () => {
    const { user } = await render();
    button("Move sea, 1 of 2").focus();
    await user.keyboard(" {ArrowDown} ");
    expect(subjects()).toEqual(["boat", "sea"]);
    await user.click(button("Remove boat"));
    expect(subjects()).toEqual(["sea"]);
    await user.click(button("Undo: Subjects"));
    expect(subjects()).toEqual(["sea", "boat"]);
    expect(screen.queryByText(/Not saved/)).toBeNull();
  });

  it("has what was written and not saved after a reload, and after discarding that can be undone", async () => {
    const first = await render();
    await first.user.type(title(), "scape");
    first.unmount();
    const { user } = await render();
    expect(title().value).toBe("Seascape");
    screen.getByText("Not saved: title. Kept in this browser.");
    await user.click(button("Discard changes"));
    expect(title().value).toBe("Sea");
    expect(localStorage).toHaveLength(0);
    await user.click(button("Undo"));
    expect(title().value).toBe("Seascape");
  });

  it("keeps what was written when another tab forgets what it had kept over it", async () => {
    const { user } = await render();
    await user.type(title(), "scape");
    const [name = ""] = Object.keys(localStorage);
    localStorage.removeItem(name);
    act(() => void dispatchEvent(new StorageEvent("storage", { key: name, newValue: null })));
    expect(localStorage.getItem(name)).toContain("Seascape");
  });

  it("begins anew for another member who takes over the page", async () => {
    const { user, environment } = await render();
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
    "begins anew where what is kept cannot be read: %s",
    async (kept) => {
      localStorage.setItem("vitrine:work:m1:w1", kept);
      await render();
      expect(title().value).toBe("Sea");
      expect(localStorage).toHaveLength(0);
    },
  );

  it("leaves the focus at the field whose change is undone, and at Save after discarding", async () => {
    const { user } = await render();
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

  it("shows what each of two made of a field, and saves what is chosen", async () => {
    const { user, environment, lastAsked } = await render();
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

  it("says quietly that somebody changes the work, and shows it when that is wanted", async () => {
    const { user, environment } = await render();
    await answerReading(environment, {});
    await sendEvent(environment, "useReadAnewSubscription", {});
    await answerReading(environment, { version: 4, title: "Coast" });
    screen.getByText("This work was changed elsewhere meanwhile: title.");
    expect(title().value).toBe("Sea");
    await user.click(button("Show it here"));
    expect(title().value).toBe("Coast");
    expect(document.activeElement).toBe(title());
  });

  it("says what was changed before it was opened, where the page knew less", async () => {
    const { environment } = await render();
    await answerReading(environment, { version: 4, workType: "chart" });
    screen.getByText("This work was changed elsewhere meanwhile: type.");
  });

  it("publishes at once, which can be undone, and leaves what is written", async () => {
    const { user, environment, lastAsked } = await render();
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
});

describe("WorkFormPage: the history of a work", () => {
  it("is listed, the last first, with what each revision changed", async () => {
    const { user } = await render();
    const revisions = within(screen.getByRole("list", { name: "Revisions" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => /Revision \d/.exec(textContent ?? "")?.[0]);
    expect(revisions).toEqual(["Revision 3", "Revision 2", "Revision 1"]);
    await user.click(button("What changed in revision 2"));
    screen.getByText("A");
    screen.getByText("B");
  });

  it("puts a revision back, which can be undone", async () => {
    const { user, environment, lastAsked } = await render();
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

  it("compares any two revisions", async () => {
    const { user, environment, lastAsked } = await render();
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

describe("WorkFormPage: the page of a work at the desk", () => {
  it("says that there is none", async () => {
    await render(null);
    screen.getByRole("heading", { level: 1, name: "There is no such work" });
  });

  it("shows only the history of what was taken out", async () => {
    const { user, environment } = await render(work({ status: "REMOVED" }));
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
    await render(null, "MEMBER");
    screen.getByRole("heading", { name: "This page is for curators and owners" });
  });
});
