import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ImportsTestQuery } from "../../../../../__generated__/relay/ImportsTestQuery.graphql.ts";
import { Imports } from "../../../../../src/client/features/desk/imports/Imports.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation, sendEvent } from "../../live-event.ts";
import { someImport } from "./some-import.ts";

const render = (imports: object[], { hasNextPage = false } = {}) =>
  renderWithRelay<ImportsTestQuery>(
    {
      query: graphql`
        query ImportsTestQuery @relay_test_operation {
          viewer {
            ...Imports_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <Imports viewer={viewer} />,
    },
    {
      Viewer: () => ({ id: "viewer" }),
      ImportConnection: () => ({
        edges: imports.map((node, at) => ({ cursor: String(at), node })),
        pageInfo: { hasNextPage, endCursor: "end" },
      }),
    },
  );

const items = () =>
  within(screen.getByRole("region", { name: "Imports so far" }))
    .queryAllByRole("listitem")
    .map((item) => item.textContent);

describe("Imports: the list of imports", () => {
  it("shows the format, member, progress and outcome of each import", async () => {
    await render([
      someImport({ state: "RUNNING", rowsDone: 620 }),
      someImport({ id: "import-2", state: "DONE", found: null, by: null, refused: 0 }),
      someImport({ id: "import-3", state: "RUNNING", isWaiting: true, added: 0, changed: 0 }),
      someImport({ id: "import-4", state: "FAILED", isAsking: true, added: 0, changed: 0 }),
    ]);
    const [running, done, waiting, asking] = items();
    expect(running).toMatch(/^works.csvA table \(CSV\), by Ada, 20 Nov 2026/);
    screen.getByRole("progressbar", { name: "Being brought in" });
    expect(running).toContain("620 of 1,240");
    expect(done).toMatch(/^works.csv20 Nov 2026.*Brought in1,200 new, 34 changed, 1 unchanged$/);
    expect(waiting).toContain("Waits for another import to end");
    expect(asking).toContain("Asks which column is which");
    const [first] = screen.getAllByRole("link", { name: "works.csv" });
    expect(first?.getAttribute("href")).toBe("/desk/imports/import-1");
  });

  it("updates imports from events and inserts new ones at the top", async () => {
    const { environment } = await render([someImport()]);
    const move = (moved: object) =>
      sendEvent(environment, "useImportListSubscription", { Import: () => someImport(moved) });
    await move({ state: "DONE" });
    expect(items()).toEqual([expect.stringContaining("Brought in")]);
    await move({ id: "import-2", label: "maps", startedAt: "2026-11-21T10:00:00Z" });
    await move({ id: "import-0", label: "old", startedAt: "2026-11-01T10:00:00Z" });
    expect(items()).toEqual([expect.stringMatching(/^maps/), expect.stringMatching(/^works.csv/)]);
  });

  it("shows the progress of an undo", async () => {
    const undo = { worksTotal: 1234, worksDone: 100, finishedAt: null };
    await render([someImport({ state: "DONE", undo })]);
    screen.getByRole("progressbar", { name: "Being undone" });
    screen.getByText("100 of 1,234");
  });

  it("shows a message when there are no imports", async () => {
    await render([]);
    screen.getByText(/^None yet/);
    expect(items()).toEqual([]);
  });

  it("loads page by page", async () => {
    const rendered = await render([someImport()], { hasNextPage: true });
    await rendered.user.click(screen.getByRole("button", { name: "More imports" }));
    expect(rendered.lastAsked().variables).toMatchObject({ first: 20, after: "end" });
    const node = { __typename: "Import", ...someImport({ id: "import-2", label: "maps" }) };
    const imports = {
      edges: [{ cursor: "next", node }],
      pageInfo: { hasNextPage: false, endCursor: "next" },
    };
    await answerMutation(rendered.environment, { viewer: { id: "viewer", desk: { imports } } });
    expect(items()).toEqual([expect.stringMatching(/^works.csv/), expect.stringMatching(/^maps/)]);
    expect(screen.queryByRole("button", { name: "More imports" })).toBeNull();
  });
});
