import { act, within } from "@testing-library/react";
import { commitLocalUpdate, graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { NoteQueueTestQuery } from "../../../../__generated__/relay/NoteQueueTestQuery.graphql.ts";
import { NoteQueue } from "../../../../src/client/features/notes/NoteQueue.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";
import { noteOf, page } from "./open-notes.tsx";

const image = {
  id: "image",
  service: "/iiif/image/3/map",
  width: 4000,
  height: 3000,
  position: 1,
  work: { id: "work", slug: "mercator", title: "Mercator", recordLanguage: null },
};
const waiting = (id: string, given: Record<string, unknown> = {}) =>
  noteOf(id, { state: "PENDING", image, parent: null, reports: [], ...given });

async function open(notes: readonly object[]) {
  const opened = await renderWithRelay<NoteQueueTestQuery>({
    query: graphql`
      query NoteQueueTestQuery @relay_test_operation {
        viewer {
          ...NoteQueue_viewer
        }
      }
    `,
    render: ({ viewer }) => viewer && <NoteQueue viewer={viewer} />,
  });
  const { environment, screen } = opened;
  await act(async () => {
    const [operation] = environment.mock.getAllOperations();
    if (!operation) throw new Error("Nothing was asked.");
    environment.mock.resolve(operation, {
      data: {
        viewer: {
          id: "viewer",
          desk: { noteQueueLength: notes.length, noteQueue: page(notes) },
        },
      },
    });
  });
  const articles = () =>
    screen.queryAllByRole("article").map((one) => one.querySelector(".marked-blocks")?.textContent);
  const event = (noteQueueChanged: Record<string, unknown>) =>
    act(async () => {
      const operation = environment.mock.findOperation(
        ({ request }) => request.node.params.name === "useNoteQueueSubscription",
      );
      environment.mock.nextValue(operation, { data: { noteQueueChanged } });
    });
  return { ...opened, articles, event };
}

describe("NoteQueue: the moderation queue", () => {
  it("shows a note with its region of the image and a link to it", async () => {
    const { screen } = await open([waiting("a")]);
    screen.getByText("1 note waits.");
    const picture = screen.getByRole<HTMLImageElement>("img");
    expect(picture.getAttribute("src")).toContain("/iiif/image/3/map/0,0,600,800/");
    const link = screen.getByRole("link", { name: "Mercator" }).getAttribute("href");
    expect(link).toMatch(/^\/works\/mercator\?image=.*&region=/);
  });

  it("approves the version that the curator read, and removes the note at once", async () => {
    const { screen, user, environment, articles, lastAsked } = await open([
      waiting("a", { version: 3 }),
      waiting("b"),
    ]);
    const [first] = screen.getAllByRole("button", { name: "Approve the note by Grace" });
    if (first) await user.click(first);
    expect(lastAsked().variables).toMatchObject({ input: { id: "a", version: 3 } });
    expect(articles()).toEqual(["Text of b"]);
    await answerMutation(environment, {
      approveNote: { __typename: "ModerateNoteSuccess", note: { id: "a", state: "VISIBLE" } },
    });
    screen.getByText("Everybody sees the note now.");
    expect(articles()).toEqual(["Text of b"]);
  });

  it("shows a note again when it has changed since the curator read it", async () => {
    const { screen, user, environment, articles } = await open([waiting("a")]);
    await user.click(screen.getByRole("button", { name: "Approve the note by Grace" }));
    const message = "This note is another than the one you have read. Read it again, then decide.";
    const note = waiting("a", { text: "Rewritten", version: 2 });
    await answerMutation(environment, {
      approveNote: { __typename: "NoteConflict", message, note },
    });
    screen.getByText(message);
    expect(articles()).toEqual(["Rewritten"]);
  });

  it("shows reports with their reasons, and settles them without changing the note", async () => {
    const reports = [
      { reason: "Spam", createdAt: "2026-11-20T11:00:00Z", reporter: { name: "Ada" } },
    ];
    const { screen, user, environment, articles, lastAsked } = await open([
      waiting("a", { state: "VISIBLE", reports }),
    ]);
    within(screen.getByRole("list", { name: "Reports" })).getByText("Ada: “Spam”");
    await user.click(screen.getByRole("button", { name: "Leave the note by Grace as it is" }));
    expect(lastAsked()).toMatchObject({ name: "useSettleNoteReportsMutation" });
    await answerMutation(environment, {
      settleNoteReports: { __typename: "ModerateNoteSuccess", note: { id: "a" } },
    });
    expect(articles()).toEqual([]);
    screen.getByRole("heading", { name: "Nothing waits" });
  });

  it("shows the note that an answer replies to", async () => {
    const parent = noteOf("p", { text: "A boat?" });
    const { screen } = await open([waiting("a", { region: null, parent })]);
    screen.getByText("An answer to Grace: A boat?");
  });

  it("restores a note that could not be hidden, and offers to send the request again", async () => {
    const { screen, user, fail, articles } = await open([waiting("a")]);
    await user.click(screen.getByRole("button", { name: "Hide the note by Grace" }));
    expect(articles()).toEqual([]);
    await fail();
    expect(articles()).toEqual(["Text of a"]);
    screen.getByRole("button", { name: "Send again" });
  });

  it("adds new notes at its end and removes those that others settled", async () => {
    const { screen, articles, event } = await open([waiting("a"), waiting("b")]);
    const edge = { cursor: "c", node: waiting("c") };
    await event({ length: 2, waiting: [edge], settledIds: ["a"] });
    expect(articles()).toEqual(["Text of b", "Text of c"]);
    screen.getByText("2 notes wait, the longest waiting first.");
  });

  it("loads notes that arrived before its subscription started", async () => {
    const { environment, articles } = await open([waiting("a")]);
    const named = (name: string) =>
      environment.mock.findOperation(({ request }) => request.node.params.name === name);
    const { cacheConfig } = named("useNoteQueueSubscription").request;
    const metadata = cacheConfig?.metadata as { onFollowing(): void };
    await act(async () => metadata.onFollowing());
    const desk = { noteQueueLength: 2, noteQueue: page([waiting("a"), waiting("b")]) };
    await act(async () =>
      environment.mock.resolve(named("NoteQueueAnewQuery"), {
        data: { viewer: { id: "viewer", desk } },
      }),
    );
    expect(articles()).toEqual(["Text of a", "Text of b"]);
  });

  it("has the focus after its last note is removed", async () => {
    const { screen, user, environment } = await open([waiting("a")]);
    await user.click(screen.getByRole("button", { name: "Approve the note by Grace" }));
    await answerMutation(environment, {
      approveNote: { __typename: "ModerateNoteSuccess", note: { id: "a", state: "VISIBLE" } },
    });
    const empty = screen.getByRole("heading", { name: "Nothing waits" });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(empty)).toBe(true);
  });

  it("shows the latest number of waiting notes, from an event or a response", async () => {
    const { screen, event, environment } = await open([waiting("a")]);
    await event({ length: 7, waiting: [], settledIds: [] });
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain(
      "7 notes wait, the longest waiting first.",
    );
    act(() =>
      commitLocalUpdate(environment, (store) => {
        const desk = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("desk");
        desk?.setValue(3, "noteQueueLength");
      }),
    );
    screen.getByText("3 notes wait, the longest waiting first.");
  });
});
