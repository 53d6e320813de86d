import { useState } from "react";
import { act, screen } from "@testing-library/react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { WorksListTestQuery } from "../../../../__generated__/relay/WorksListTestQuery.graphql.ts";
import { WorksList } from "../../../../src/client/features/works/WorksList.tsx";
import type { WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { mockImage, sendEvent } from "../live-event.ts";

const page = (
  titles: string[],
  totalCount = titles.length,
  correctedSearch: string | null = null,
) => ({
  ...mockImage,
  WorkConnection: () => ({
    totalCount,
    correctedSearch,
    edges: titles.map((title) => ({ cursor: title, node: { id: title, slug: title, title } })),
    pageInfo: { hasNextPage: titles.length < totalCount, endCursor: titles.at(-1) ?? null },
  }),
});

const query = graphql`
  query WorksListTestQuery @relay_test_operation {
    ...WorksList_query @arguments(first: 36)
  }
`;

type Choice = { search?: WorksSearch; isPending?: boolean; onSearchChange?: () => void };

/** The list as in its page, which can be left and visited again. */
function Listed({
  data,
  search = {},
  isPending = false,
  onSearchChange = vi.fn(),
}: Choice & { data: WorksListTestQuery["response"] }) {
  const environment = useRelayEnvironment();
  const [isThere, setThere] = useState(true);
  const [order, setOrder] = useState<WorksSearch>({});
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        Go or come
      </button>
      <button type="button" onClick={() => setOrder({ sort: "title" })}>
        Another list
      </button>
      {isThere && (
        <WorksList
          query={data}
          search={{ ...search, ...order }}
          isPending={isPending}
          onSearchChange={onSearchChange}
          onRefresh={() => fetchQuery(environment, query, {}).subscribe({})}
        />
      )}
    </>
  );
}

function renderList(answer: MockResolvers, choice: Choice = {}) {
  return renderWithRelay<WorksListTestQuery>(
    { query, render: (data) => <Listed data={data} {...choice} /> },
    answer,
  );
}

describe("WorksList: the list of works", () => {
  it("shows the number of works for the search words", async () => {
    const { screen } = await renderList(page(["A"], 1204), { search: { q: " sea " } });
    screen.getByText("1,204 works for “sea”");
    screen.getByText("1 of 1,204 works");
  });

  it("shows the corrected words and highlights them", async () => {
    const { screen } = await renderList(page(["Turner’s view"], 12, "turner"), {
      search: { q: "Tuner", type: ["print"] },
    });
    screen.getByText(/Nothing was found for “Tuner”/);
    screen.getByText("12 works for “turner”, print");
    expect(screen.getByText("Turner").tagName).toBe("MARK");
  });

  it("highlights the search words", async () => {
    const { screen } = await renderList(page(["Storm at Sea"]), { search: { q: "sea" } });
    expect(screen.getByText("Sea").tagName).toBe("MARK");
  });

  it("shows that another list is loading, and the current one until then", async () => {
    const { screen } = await renderList(page(["A"]), { isPending: true });
    screen.getByText("Looking …");
    screen.getByRole("link", { name: /A/ });
    expect(screen.getByRole("region", { name: "Works found" }).getAttribute("aria-busy")).toBe(
      "true",
    );
  });

  it("has no button for more when all works are shown", async () => {
    const { screen } = await renderList(page(["A", "B"]));
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("retains the focus after the last page has loaded", async () => {
    const { screen, user, answer } = await renderList(page(["A"], 2));
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await answer({ ...page(["B"], 2), PageInfo: () => ({ hasNextPage: false, endCursor: "B" }) });
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    expect(document.activeElement?.getAttribute("href")).toBe("/works/A");
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add A to albums" }));
    await user.tab();
    expect(document.activeElement?.getAttribute("href")).toBe("/works/B");
  });

  it("starts over with the first page when the user shows new works", async () => {
    const { screen, user, environment, answer, lastAsked } = await renderList(page(["B", "A"]));
    await sendEvent(environment, "useNewWorksSubscription", {
      CollectionChange: () => ({ addedCount: 1, changedWorks: [] }),
    });
    await user.click(screen.getByRole("button", { name: "1 new work — show" }));
    expect(lastAsked().name).toBe("WorksListTestQuery");
    await answer(page(["C", "B"], 3));
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/works/C", "/works/B"]);
    screen.getByText("2 of 3 works");
  });

  const middle = {
    ...page(["M", "N"], 40),
    WorkConnection: () => ({
      ...page(["M", "N"], 40).WorkConnection(),
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: "M", endCursor: "N" },
    }),
  };
  const before = {
    ...page(["K", "L"], 40),
    PageInfo: () => ({ hasPreviousPage: true, startCursor: "K" }),
  };
  const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

  it("loads earlier works in a list that starts in the middle", async () => {
    const { user, answer, lastAsked } = await renderList(middle);
    await user.click(screen.getByRole("button", { name: "Earlier works" }));
    expect(lastAsked().variables).toMatchObject({ last: 36, before: "M", first: null });
    await answer({ ...before, PageInfo: () => ({ hasPreviousPage: false, startCursor: "K" }) });
    expect(links()).toEqual(["/works/K", "/works/L", "/works/M", "/works/N"]);
    expect(screen.queryByRole("button", { name: "Earlier works" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Works found" }));
  });

  it("offers loading in both directions, also in the next list", async () => {
    const { user } = await renderList({
      ...middle,
      PageInfo: () => ({ hasNextPage: true, hasPreviousPage: true }),
      WorkConnection: () => ({ ...page(["M", "N"], 40).WorkConnection(), pageInfo: {} }),
    });
    await user.click(screen.getByRole("button", { name: "Another list" }));
    screen.getByRole("button", { name: "Earlier works" });
    screen.getByRole("button", { name: "Load more" });
  });

  it("clears the loading error when another list is shown", async () => {
    const { user, fail } = await renderList(page(["A"], 40));
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await fail();
    screen.getByRole("alert");
    await user.click(screen.getByRole("button", { name: "Another list" }));
    expect(screen.queryByRole("alert")).toBeNull();
    screen.getByRole("button", { name: "Load more" });
  });

  it("has an unknown row count as a table in the middle of a list", async () => {
    const { user, answer } = await renderList(middle, { search: { view: "table" } });
    await user.click(screen.getByRole("button", { name: "Earlier works" }));
    await answer(before);
    const table = screen.getByRole("table", { name: "Works" });
    expect(table.getAttribute("aria-rowcount")).toBe("-1");
    expect(table.querySelector("[aria-rowindex]")).toBeNull();
  });

  it("starts at the requested position on a new visit, but not after going back", async () => {
    const { user, answer, router, lastAsked } = await renderList(middle, {
      search: { view: "list" },
    });
    const goOrCome = () => user.click(screen.getByRole("button", { name: "Go or come" }));
    await user.click(screen.getByRole("button", { name: "Earlier works" }));
    await answer(before);
    await goOrCome();
    await goOrCome();
    expect(lastAsked().name).not.toBe("WorksListTestQuery");
    expect(links()).toEqual(["/works/K", "/works/L", "/works/M", "/works/N"]);
    await goOrCome();
    await act(async () => router.history.push("/anew"));
    await goOrCome();
    expect(lastAsked().name).toBe("WorksListTestQuery");
    await answer(middle);
    expect(links()).toEqual(["/works/M", "/works/N"]);
  });

  it("is a table with sortable column headers", async () => {
    const onSearchChange = vi.fn();
    const { screen, user } = await renderList(page(["A", "B"]), {
      search: { view: "table", sort: "oldest", columns: "title.date.credit" },
      onSearchChange,
    });
    const heads = screen.getAllByRole("columnheader");
    expect(heads.map((head) => head.textContent)).toEqual(["Title", "Date", "Credit line"]);
    expect(heads.map((head) => head.getAttribute("aria-sort"))).toEqual([null, "ascending", null]);
    expect(screen.getAllByRole("rowheader").map((name) => name.textContent)).toEqual(["A", "B"]);
    await user.click(screen.getByRole("button", { name: "Date" }));
    expect(onSearchChange).toHaveBeenLastCalledWith({ sort: "latest" });
    await user.click(screen.getByRole("button", { name: "Title" }));
    expect(onSearchChange).toHaveBeenLastCalledWith({ sort: "title" });
  });
});
