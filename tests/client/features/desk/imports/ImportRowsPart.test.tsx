import { act, screen, within } from "@testing-library/react";
import { commitLocalUpdate, graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ImportRowsPartTestQuery } from "../../../../../__generated__/relay/ImportRowsPartTestQuery.graphql.ts";
import { ImportRowsPart } from "../../../../../src/client/features/desk/imports/ImportRowsPart.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation } from "../../live-event.ts";
import { someImport } from "./some-import.ts";

const render = (moved: object = {}) =>
  renderWithRelay<ImportRowsPartTestQuery>(
    {
      query: graphql`
        query ImportRowsPartTestQuery @relay_test_operation {
          node(id: "import-1") {
            ...ImportRowsPart_run @alias(as: "run")
          }
        }
      `,
      render: ({ node }) => node?.run && <ImportRowsPart run={node.run} />,
    },
    { Query: () => ({ node: { __typename: "Import", ...someImport(moved) } }) },
  );

const someRow = (row: object) => ({
  row: 2,
  identifier: "A 1",
  title: "Ship",
  fate: "ADDED",
  changes: [],
  message: null,
  column: null,
  cell: null,
  work: null,
  ...row,
});

const answerRows = (
  { environment }: Awaited<ReturnType<typeof render>>,
  rows: ReturnType<typeof someRow>[],
  hasNextPage = false,
  refusals: object[] = [],
) =>
  answerMutation(environment, {
    node: {
      __typename: "Import",
      id: "import-1",
      refusals,
      rows: {
        totalCount: rows.length,
        edges: rows.map((node) => ({
          cursor: String(node.row),
          node: { __typename: "ImportRow", ...node },
        })),
        pageInfo: { hasNextPage, endCursor: "end" },
      },
    },
  });

/** Changes the state of the import and its number of rejected rows in the store. */
const become = (
  { environment }: Awaited<ReturnType<typeof render>>,
  state: string,
  refused: number,
) =>
  act(async () =>
    commitLocalUpdate(environment, (store) => {
      store.get("import-1")?.setValue(state, "state").setValue(refused, "refused");
    }),
  );

const rows = () =>
  within(screen.getByRole("list", { name: "Rows" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("ImportRowsPart: the rows of an import", () => {
  it("are grouped by the reason for their rejection, with the remedy", async () => {
    const rendered = await render({ refused: 19_300 });
    const [reason, remedy] = ["The files named in “Photo” are not there.", "Add the files."];
    const refusals = [
      { count: 19_297, firstRows: [2, 3, 4, 5, 6], reason, remedy },
      { count: 2, firstRows: [7, 9], reason: "The title is missing.", remedy: "Write them." },
      { count: 1, firstRows: [8], reason: "A formula came to an error.", remedy: "Correct it." },
    ];
    await answerRows(rendered, [someRow({})], false, refusals);
    const list = screen.getByRole("list", { name: "Why rows are refused" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      `19,297 rows${reason} ${remedy}`,
      "Rows 7, 9The title is missing. Write them.",
      "Row 8A formula came to an error. Correct it.",
    ]);
    await rendered.user.click(screen.getByRole("button", { name: "1,200 New" }));
    await answerRows(rendered, [someRow({})], false, refusals);
    expect(screen.queryByRole("list", { name: "Why rows are refused" })).toBeNull();
  });

  it("show each reason without row numbers once, also when some disappear", async () => {
    const rendered = await render();
    const reason = "They cannot be read.";
    const refusals = ["Try A.", "Try B.", "Try C."].map((remedy) => ({
      count: 2,
      firstRows: [],
      reason: remedy === "Try C." ? "The title is missing." : reason,
      remedy,
    }));
    await answerRows(rendered, [someRow({})], false, refusals);
    const list = screen.getByRole("list", { name: "Why rows are refused" });
    const reasons = () =>
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(reasons()).toEqual([
      `2 rows${reason} Try A.`,
      `2 rows${reason} Try B.`,
      "2 rowsThe title is missing. Try C.",
    ]);
    await act(async () =>
      commitLocalUpdate(rendered.environment, (store) => {
        const run = store.get("import-1");
        run?.setLinkedRecords((run.getLinkedRecords("refusals") ?? []).slice(2), "refusals");
      }),
    );
    expect(reasons()).toEqual(["2 rowsThe title is missing. Try C."]);
  });

  it.each([
    ["of an import that is over", { state: "DONE" }],
    ["of one by the command line that runs", { state: "RUNNING", choices: null }],
  ])("%s show a message when their outcomes are not stored", async (_, moved) => {
    const rendered = await render(moved);
    await answerRows(rendered, []);
    screen.getByText("What became of each row is not kept.");
  });

  it("are hidden while the table is read again, and so is their download", async () => {
    const rendered = await render();
    const refusal = { fate: "REFUSED", message: "The year is not one." };
    await answerRows(rendered, [someRow(refusal)]);
    await become(rendered, "READING", 3);
    screen.getByText("The rows come once it is read.");
    expect(screen.queryByText("The year is not one.")).toBeNull();
    expect(screen.queryByRole("link", { name: /^Download/ })).toBeNull();
    await become(rendered, "CHECKED", 0);
    expect(screen.queryByText("The year is not one.")).toBeNull();
    await answerRows(rendered, [someRow({})]);
    expect(rows()).toEqual(["Row 2ShipA 1New"]);
  });

  it("are listed with their outcome, changes and problems", async () => {
    const rendered = await render();
    expect(rendered.lastAsked().variables).toEqual({ id: "import-1", fate: null });
    await answerRows(rendered, [
      someRow({}),
      someRow({
        row: 3,
        fate: "CHANGED",
        work: { __typename: "Work", id: "w" },
        changes: [
          { field: "PLACES", label: "Places", before: ["Ulm"], after: ["Ulm", "Bern"] },
          { field: "DATE", label: "Date", before: [], after: ["1850"] },
        ],
      }),
      someRow({
        row: 4,
        title: null,
        fate: "REFUSED",
        message: "The year is not one.",
        column: "Year",
        cell: "18??",
      }),
    ]);
    expect(rows()).toEqual([
      "Row 2ShipA 1New",
      "Row 3ShipA 1ChangedPlacesUlm → Ulm, BernDatenothing → 1850",
      "Row 4A 1RefusedThe year is not one.Year: 18??",
    ]);
    expect(screen.getByRole("link", { name: "Ship" }).getAttribute("href")).toBe("/desk/works/w");
  });

  it("are filtered by an outcome while its count is pressed", async () => {
    const rendered = await render();
    await answerRows(rendered, [someRow({})]);
    const refused = screen.getByRole("button", { name: "5 Refused" });
    await rendered.user.click(refused);
    expect(rendered.lastAsked().variables).toEqual({ id: "import-1", fate: "REFUSED" });
    expect(refused.getAttribute("aria-pressed")).toBe("true");
    await answerRows(rendered, []);
    screen.getByText("No row is like that.");
    await rendered.user.click(refused);
    expect(rendered.lastAsked().variables).toEqual({ id: "import-1", fate: null });
  });

  it("load page by page with the same outcome", async () => {
    const rendered = await render();
    await answerRows(rendered, [someRow({})]);
    await rendered.user.click(screen.getByRole("button", { name: "1,200 New" }));
    await answerRows(rendered, [someRow({})], true);
    await rendered.user.click(screen.getByRole("button", { name: "More rows" }));
    expect(rendered.lastAsked().variables).toMatchObject({
      first: 50,
      after: "end",
      fate: "ADDED",
    });
    await answerRows(rendered, [someRow({ row: 3, title: "Boat" })]);
    expect(rows()).toEqual(["Row 2ShipA 1New", "Row 3BoatA 1New"]);
    expect(screen.queryByRole("button", { name: "More rows" })).toBeNull();
  });

  it("can be downloaded as CSV if they were rejected", async () => {
    await render();
    const link = screen.getByRole("link", { name: "Download the refused rows (CSV)" });
    expect(link.getAttribute("href")).toBe("/desk/imports/1/problems.csv");
  });

  it("offer no download if none was rejected", async () => {
    await render({ refused: 0, problemsPath: null });
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("load again on request after a failure", async () => {
    const rendered = await render();
    await rendered.fail();
    screen.getByText(/The rows could not be loaded/);
    await rendered.user.click(screen.getByRole("button", { name: "Try again" }));
    await answerRows(rendered, [someRow({})]);
    expect(rows()).toHaveLength(1);
  });

  it("are hidden before any is counted", async () => {
    const { container } = await render({ added: 0, changed: 0, unchanged: 0, refused: 0 });
    expect(container.textContent).toBe("");
  });
});
