import { act } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { ImportProgressTestQuery } from "../../../../__generated__/relay/ImportProgressTestQuery.graphql.ts";
import {
  ImportProgress,
  stayAfterEnd,
} from "../../../../src/client/features/home/ImportProgress.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { sendEvent } from "../live-event.ts";

const run = {
  id: "run-1",
  label: "works.csv",
  state: "RUNNING",
  startedAt: "2026-11-21T09:00:00.000Z",
  rowsTotal: 69202,
  rowsDone: 1200,
  added: 1190,
  changed: 0,
  refused: 10,
};

function renderProgress(runningImport: object | null) {
  return renderWithRelay<ImportProgressTestQuery>(
    {
      query: graphql`
        query ImportProgressTestQuery @relay_test_operation {
          site {
            ...ImportProgress_site
          }
        }
      `,
      render: ({ site }) => site && <ImportProgress site={site} />,
    },
    { Query: () => ({ site: { id: "site", runningImport } }) },
  );
}

type Rendered = Awaited<ReturnType<typeof renderProgress>>;

const move = ({ environment }: Rendered, moved: object) =>
  sendEvent(environment, "useImportProgressSubscription", {
    Import: () => ({ ...run, ...moved }),
  });

describe("ImportProgress: the progress of an import", () => {
  it("shows the import's name and progress", async () => {
    const { screen } = await renderProgress(run);
    const bar = screen.getByRole("progressbar", { name: "Bringing in works.csv" });
    expect(bar.getAttribute("aria-valuenow")).toBe("2");
    screen.getByText("1,200 of 69,202 · 1,190 added");
  });

  it("shows no percentage while the number of rows is unknown", async () => {
    const { screen } = await renderProgress({ ...run, rowsTotal: null });
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBeNull();
    screen.getByText("1,200 · 1,190 added");
  });

  it("appears when an import starts", async () => {
    const rendered = await renderProgress(null);
    expect(rendered.screen.queryByRole("region")).toBeNull();
    await move(rendered, {});
    rendered.screen.getByRole("progressbar", { name: "Bringing in works.csv" });
  });

  it("shows the result and disappears a few seconds later", async () => {
    const rendered = await renderProgress(run);
    vi.useFakeTimers();
    await move(rendered, { state: "DONE", rowsDone: 69202, added: 69192 });
    rendered.screen.getByText("works.csv is in: 69,192 works added, 10 refused.");
    expect(rendered.screen.queryByRole("progressbar")).toBeNull();
    await act(async () => vi.advanceTimersByTime(stayAfterEnd));
    expect(rendered.screen.queryByRole("region")).toBeNull();
  });

  it("appears again when the next import starts", async () => {
    const rendered = await renderProgress(run);
    vi.useFakeTimers();
    await move(rendered, { state: "DONE" });
    await act(async () => vi.advanceTimersByTime(stayAfterEnd));
    await move(rendered, { id: "run-2", label: "folder", startedAt: "2026-11-21T10:00:00.000Z" });
    rendered.screen.getByRole("progressbar", { name: "Bringing in folder" });
  });

  it("shows that an interrupted import can be finished", async () => {
    const rendered = await renderProgress(run);
    await move(rendered, { state: "INTERRUPTED" });
    rendered.screen.getByText("works.csv stopped before its end. Running it again finishes it.");
  });

  it("shows the import that started last when several run", async () => {
    const rendered = await renderProgress(run);
    await move(rendered, {});
    await move(rendered, { id: "run-0", label: "older", startedAt: "2026-11-21T08:00:00.000Z" });
    rendered.screen.getByRole("progressbar", { name: "Bringing in works.csv" });
    await move(rendered, { id: "run-2", label: "newer", startedAt: "2026-11-21T10:00:00.000Z" });
    rendered.screen.getByRole("progressbar", { name: "Bringing in newer" });
  });
});
