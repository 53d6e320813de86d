import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { JumpToTestQuery } from "../../../../__generated__/relay/JumpToTestQuery.graphql.ts";
import { JumpTo } from "../../../../src/client/features/works/JumpTo.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

type Jump = { at: string; label: string; count: number };

async function renderJumps(workJumps: Jump[], at?: string) {
  const onSearchChange = vi.fn();
  const onAgain = vi.fn();
  const rendered = await renderWithRelay<JumpToTestQuery>(
    {
      query: graphql`
        query JumpToTestQuery @relay_test_operation {
          ...JumpTo_query
        }
      `,
      render: (data) => (
        <JumpTo
          query={data}
          search={{ sort: "title", at }}
          onSearchChange={onSearchChange}
          onAgain={onAgain}
        />
      ),
    },
    { Query: () => ({ workJumps }) },
  );
  return { ...rendered, onSearchChange, onAgain };
}

describe("JumpTo: the links to positions in a list", () => {
  it("show their number of works and navigate without loading the page", async () => {
    const { screen, user, onSearchChange } = await renderJumps(
      [
        { at: "A", label: "A", count: 1 },
        { at: "M", label: "M", count: 1204 },
      ],
      "A",
    );
    screen.getByRole("navigation", { name: "Jump to" });
    expect(screen.getByRole("link", { name: "A, 1 work" }).getAttribute("aria-current")).toBe(
      "true",
    );
    const link = screen.getByRole("link", { name: "M, 1,204 works" });
    expect(link.getAttribute("href")).toMatch(/^\/works\?.*at=M/);
    await user.click(link);
    expect(onSearchChange).toHaveBeenCalledWith({ at: "M" });
  });

  it("call onAgain when the list already starts there", async () => {
    const jumps = ["A", "M"].map((at) => ({ at, label: at, count: 2 }));
    const { screen, user, onAgain } = await renderJumps(jumps, "M");
    await user.click(screen.getByRole("link", { name: "A, 2 works" }));
    expect(onAgain).not.toHaveBeenCalled();
    await user.click(screen.getByRole("link", { name: "M, 2 works" }));
    expect(onAgain).toHaveBeenCalledTimes(1);
  });

  it("show the first year of a range", async () => {
    const { screen } = await renderJumps([
      { at: "0", label: "0–99", count: 2 },
      { at: "1850", label: "1850–1899", count: 2 },
    ]);
    const links = screen.getAllByRole("link").map((link) => link.textContent);
    expect(links).toEqual(["0", "1850"]);
    screen.getByRole("link", { name: "1850–1899, 2 works" });
  });

  it("are absent when there is only one", async () => {
    const { screen } = await renderJumps([{ at: "A", label: "A", count: 40 }]);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});
