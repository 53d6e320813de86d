import { act, screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { MockPayloadGenerator } from "relay-test-utils";
import { describe, expect, it, vi } from "vitest";
import type { ImportRunTestQuery } from "../../../../../__generated__/relay/ImportRunTestQuery.graphql.ts";
import { ImportRun } from "../../../../../src/client/features/desk/imports/ImportRun.tsx";
import { saidEvery } from "../../../../../src/client/features/desk/imports/use-said.ts";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation, sendEvent } from "../../live-event.ts";
import { someImport, someReading } from "./some-import.ts";

const render = (moved: object = {}) =>
  renderWithRelay<ImportRunTestQuery>(
    {
      query: graphql`
        query ImportRunTestQuery @relay_test_operation {
          node(id: "import-1") {
            ...ImportRun_run @alias(as: "run")
          }
        }
      `,
      render: ({ node }) => node?.run && <ImportRun run={node.run} />,
      at: "/desk/imports/import-1",
    },
    { Query: () => ({ node: { __typename: "Import", ...someImport(moved) } }) },
  );

type Rendered = Awaited<ReturnType<typeof render>>;
const move = ({ environment }: Rendered, moved: object) =>
  sendEvent(environment, "useImportSubscription", { Import: () => someImport(moved) });
const buttons = () =>
  [...document.querySelectorAll(".import-stage__actions button")].map(
    ({ textContent }) => textContent,
  );
const said = () => document.querySelector('.import-stage [role="status"]')?.textContent;
const asked = ({ environment }: Rendered) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name);

const undo = {
  worksTotal: 1234,
  worksDone: 10,
  takenOut: 10,
  putBack: 0,
  kept: 0,
  finishedAt: null,
};

/** A preview of a work. */
const someSample = {
  identifier: "A 1",
  title: "Ship",
  creators: ["Ann Onym", "Bea Spiel"],
  date: "c. 1850",
  fields: [
    { field: "TITLE", label: "Title", value: ["Ship"] },
    { field: "PLACES", label: "Places", value: ["Ulm", "Bern"] },
  ],
  pictures: ["1.jpg"],
};

describe("ImportRun: the page of an import", () => {
  it("shows the detected format and the member who started the import", async () => {
    await render();
    screen.getByRole("heading", { level: 1, name: "works.csv" });
    expect(document.querySelector(".import-page__about")?.textContent).toMatch(
      /^Found to be a table \(CSV\)\. Given by Ada, 20 Nov 2026/,
    );
  });

  it.each([
    [{ state: "READING" }, "Being read", ["Pause", "Discard"]],
    [{}, "Ready to be brought in", ["Bring in 1,234 works", "Discard"]],
    [{ added: 0, changed: 0 }, "Nothing to bring in", ["Discard"]],
    [{ choices: null }, "Ready to be brought in", []],
    [{ state: "RUNNING" }, "Being brought in", ["Pause"]],
    [{ state: "RUNNING", isWaiting: true }, "Waits for another import to end", ["Pause"]],
    [{ state: "INTERRUPTED" }, "Stopped before its end", ["Go on", "Undo this import …"]],
    [{ state: "INTERRUPTED", choices: null }, "Stopped before its end", ["Undo this import …"]],
    [{ state: "INTERRUPTED", isApplied: false }, "Stopped before its end", ["Go on", "Discard"]],
    [{ state: "FAILED" }, "Could not be brought in", ["Try again", "Discard"]],
    [{ state: "FAILED", isApplied: true }, "Could not go on", ["Try again", "Undo this import …"]],
    [{ state: "DONE" }, "Brought in", ["Undo this import …"]],
    [{ state: "DONE", added: 0, changed: 0 }, "Brought in", []],
    [{ state: "DONE", undo }, "Being undone", []],
    [{ state: "UNDONE" }, "Undone", []],
  ])("shows an import with %o as “%s” and offers %o", async (moved, title, offered) => {
    await render(moved);
    screen.getByRole("region", { name: title });
    expect(buttons()).toEqual(offered);
  });

  it("shows the planned changes, and that nothing has changed yet", async () => {
    await render();
    screen.getByText(
      "1,200 works will be added and 34 works will be changed. 5 cannot be read as works and stay out. Nothing is changed yet.",
    );
  });

  it.each(["CHECKED", "DONE"])("lists what an import in state %s leaves out", async (state) => {
    await render({ state, notes: ["Left out: sound (1).", "Links not followed: a.jpg."] });
    screen.getByText("Left out: sound (1).");
    screen.getByText("Links not followed: a.jpg.");
  });

  it("links to the imported works", async () => {
    await render({ state: "DONE" });
    const link = screen.getByRole("link", { name: "See these works" });
    expect(link.getAttribute("href")).toBe("/desk/works?import=import-1");
  });

  it("shows that nothing has changed if reading was interrupted", async () => {
    await render({ state: "INTERRUPTED", isApplied: false });
    screen.getByText(
      "It was being read, and nothing is changed. It is read from its beginning once it goes on.",
    );
  });

  it("shows what the import changed before it failed", async () => {
    await render({ state: "FAILED", isApplied: true, failure: "The disk is full." });
    screen.getByText(/^The disk is full\. 1,200 works added, 34 changed/);
  });

  it("shows why the import failed", async () => {
    await render({ state: "FAILED", failure: "The ZIP holds another ZIP. Unpack it first." });
    screen.getByText("The ZIP holds another ZIP. Unpack it first.");
  });

  it("asks for missing required columns instead of reporting a failure", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const columns = [{ number: 1, label: "Titel", field: "TITLE", mark: null, sample: [] }];
    await render({ state: "FAILED", reading: someReading({ columns }) });
    screen.getByRole("region", { name: "Which column is which?" });
    const words = screen.getByText(
      /^Choose below which column is the identifier\. Everything else/,
    );
    expect(buttons()).toEqual(["Discard"]);
    await act(async () => vi.advanceTimersByTime(saidEvery));
    expect(said()).toBe(`Which column is which? ${words.textContent}`);
  });

  it("shows progress, speed, remaining time, current work and rejected rows while it runs", async () => {
    await render({
      state: "RUNNING",
      rowsDone: 620,
      rowsPerSecond: 812.4,
      secondsLeft: 42,
      currentTitle: "The Fighting Temeraire",
    });
    screen.getByRole("progressbar", { name: "620 of 1,240 rows" });
    screen.getByText("812 rows a second, about 40 seconds left");
    screen.getByText("The Fighting Temeraire");
    screen.getByText("5 rows refused so far");
  });

  it("starts the import on request and focuses its new state", async () => {
    const { user, environment, lastAsked } = await render();
    await user.click(screen.getByRole("button", { name: "Bring in 1,234 works" }));
    expect(lastAsked()).toEqual({
      name: "useApplyImportMutation",
      variables: { input: { id: "import-1" } },
    });
    await answerMutation(environment, {
      applyImport: {
        __typename: "ApplyImportSuccess",
        import: { __typename: "Import", ...someImport({ state: "RUNNING", rowsDone: 0 }) },
      },
    });
    const stage = screen.getByRole("region", { name: "Being brought in" });
    expect(document.activeElement).toBe(stage);
  });

  it("returns to the list after the import is discarded", async () => {
    const { user, environment, router } = await render();
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await answerMutation(environment, {
      discardImport: { __typename: "DiscardImportSuccess", deletedImportId: "import-1" },
    });
    expect(router.state.location.pathname).toBe("/desk/imports");
  });

  it("updates from events, and refetches everything when the state changes", async () => {
    const rendered = await render({ state: "READING", reading: null });
    await move(rendered, { state: "READING", rowsDone: 30 });
    screen.getByRole("progressbar", { name: "30 of 1,240 rows" });
    expect(asked(rendered)).not.toContain("ImportRunAnewQuery");
    await move(rendered, { state: "CHECKED" });
    screen.getByRole("region", { name: "Ready to be brought in" });
    expect(asked(rendered)).toContain("ImportRunAnewQuery");
  });

  it("retains applied corrections until the new reading is loaded", async () => {
    const rendered = await render();
    const sayIs = (column: string, field: string) =>
      rendered.user.selectOptions(screen.getByLabelText(`What ${column} says of a work`), field);
    const apply = () => rendered.user.click(screen.getByRole("button", { name: /^Apply/ }));
    await sayIs("Tags", "Subjects");
    await apply();
    await answerMutation(rendered.environment, {
      changeImport: {
        __typename: "ChangeImportSuccess",
        import: { __typename: "Import", ...someImport({ state: "READING", reading: null }) },
      },
    });
    await move(rendered, { state: "CHECKED" });
    await sayIs("Orte", "Description");
    await apply();
    expect(rendered.lastAsked().variables).toMatchObject({
      input: {
        table: {
          columns: [{}, {}, { number: 3, field: "SUBJECTS" }, { number: 4, field: "DESCRIPTION" }],
        },
      },
    });
  });

  it("announces a state change at once, and progress every ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const rendered = await render({ state: "RUNNING", rowsDone: 10 });
    await move(rendered, { state: "RUNNING", rowsDone: 20 });
    expect(said()).toBe("");
    await act(async () => vi.advanceTimersByTime(saidEvery));
    expect(said()).toBe("Being brought in. 20 of 1,240 rows, 5 rows refused so far.");
    await move(rendered, { state: "DONE" });
    expect(said()).toMatch(/^Brought in. 1,200 works added, 34 changed/);
  });

  it("hides the first works of the previous reading until the new ones load", async () => {
    const rendered = await render({ samples: [someSample] });
    const titles = () => screen.queryAllByRole("heading", { level: 3 });
    expect(titles()).toHaveLength(1);
    await move(rendered, { state: "READING" });
    await move(rendered, { state: "CHECKED" });
    expect(titles()).toHaveLength(0);
    const operation = rendered.environment.mock
      .getAllOperations()
      .findLast(({ request }) => request.node.params.name === "ImportRunAnewQuery");
    if (!operation) throw new Error("Nothing was asked.");
    await act(async () =>
      rendered.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            node: { __typename: "Import", ...someImport({ samples: [someSample] }) },
          }),
        }),
      ),
    );
    expect(titles()).toHaveLength(1);
  });

  it("retries a failed refetch automatically until it unmounts", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const rendered = await render({ state: "READING", reading: null });
    await move(rendered, { state: "CHECKED" });
    const times = () => asked(rendered).filter((name) => name === "ImportRunAnewQuery").length;
    for (let failed = 0; failed < 2; failed += 1) {
      await rendered.fail();
      expect(times()).toBe(0);
      await act(() => vi.advanceTimersToNextTimerAsync());
      expect(times()).toBe(1);
    }
    await rendered.fail();
    rendered.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shows a preview of the first works", async () => {
    await render({ samples: [someSample] });
    const titles = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    expect(titles).toEqual(["Ship, c. 1850"]);
    screen.getByText("Ann Onym, Bea Spiel");
    screen.getByText("Ulm, Bern");
    screen.getByText("1.jpg");
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual(["Places", "Picture"]);
  });

  it("names the record language of the first works, and sets `lang` on their titles and values", async () => {
    const language = { field: "RECORD_LANGUAGE", label: "Record language", value: ["de"] };
    await render({ samples: [{ ...someSample, fields: [...someSample.fields, language] }] });
    expect(screen.getByText("German", { selector: "dd" }).lang).toBe("");
    expect(screen.getByText("Ship", { selector: "cite" }).lang).toBe("de");
    expect(screen.getByText("Ulm, Bern").lang).toBe("de");
  });
});
