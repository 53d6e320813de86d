import { act, waitFor } from "@testing-library/react";
import { useDeferredValue, useState, useSyncExternalStore } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { WorksPageTestQuery } from "../../../../__generated__/relay/WorksPageTestQuery.graphql.ts";
import { WorksPage } from "../../../../src/client/features/works/WorksPage.tsx";
import {
  changed,
  worksVariables,
  type SearchChange,
  type WorksSearch,
} from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { isListening, mockImage, sendEvent } from "../live-event.ts";

const query = graphql`
  query WorksPageTestQuery($search: String, $filter: WorkFilter, $order: WorkOrder, $seed: Int)
  @relay_test_operation {
    ...WorksPage_query @arguments(search: $search, filter: $filter, order: $order, seed: $seed)
    ...WorksPage_facets @arguments(search: $search, filter: $filter)
  }
`;

/** The URL state as in the router: outside of React, so that a change shows at once. */
class Address {
  #listeners = new Set<() => void>();
  search: WorksSearch;

  constructor(search: WorksSearch) {
    this.search = search;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async change(change: SearchChange) {
    this.search = changed(this.search, change);
    for (const listener of this.#listeners) listener();
  }
}

/** A minimal route: turns the selection into the variables of the query. */
function Works({
  initial,
  onChange,
}: {
  initial: WorksSearch;
  onChange?: (s: WorksSearch) => void;
}) {
  const [address] = useState(() => new Address(initial));
  const search = useSyncExternalStore(address.subscribe, () => address.search);
  const shown = useDeferredValue(search);
  const environment = useRelayEnvironment();
  const data = useLazyLoadQuery<WorksPageTestQuery>(query, worksVariables(shown));
  return (
    <WorksPage
      query={data}
      facets={data}
      search={search}
      shown={shown}
      isPending={JSON.stringify(worksVariables(search)) !== JSON.stringify(worksVariables(shown))}
      onSearchChange={(change) => {
        onChange?.(changed(address.search, change));
        return address.change(change);
      }}
      onRefresh={() => fetchQuery(environment, query, worksVariables(shown)).subscribe({})}
    />
  );
}

/** Returns resolvers for a page of works with these titles, out of `totalCount`. */
function page(titles: string[], totalCount = titles.length) {
  return {
    ...mockImage,
    FacetValues: () => ({
      values: [
        { value: "map", count: 1200 },
        { value: "globe", count: 4 },
      ],
      total: 2,
    }),
    WorkConnection: () => ({
      totalCount,
      edges: titles.map((title) => ({ cursor: title, node: { id: title, slug: title, title } })),
      pageInfo: { hasNextPage: titles.length < totalCount, endCursor: titles.at(-1) ?? null },
    }),
  };
}

function renderWorks(
  answer: ReturnType<typeof page>,
  { initial = {}, onChange }: { initial?: WorksSearch; onChange?: (s: WorksSearch) => void } = {},
) {
  return renderWithRelay<WorksPageTestQuery>(
    {
      query,
      variables: worksVariables(initial),
      render: () => <Works initial={initial} onChange={onChange} />,
    },
    answer,
  );
}

describe("WorksPage: the page of works", () => {
  it("shows the works found and their number", async () => {
    const { screen } = await renderWorks(page(["Mercator", "Dymaxion"], 1204));
    screen.getByRole("heading", { level: 1, name: "Works" });
    screen.getByText("1,204 works");
    expect(screen.getByRole("list", { name: "Works" }).children).toHaveLength(2);
  });

  it("loads the next page on request and shows its progress", async () => {
    const { screen, user, lastAsked, answer } = await renderWorks(page(["A", "B"], 3));
    screen.getByText("2 of 3 works");
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(lastAsked()).toMatchObject({
      name: "WorksListPaginationQuery",
      variables: { after: "B", search: null, filter: null, order: null },
    });
    screen.getByRole("button", { name: "Loading more …" });
    const last = page(["C"], 3);
    await answer({
      ...mockImage,
      WorkConnection: () => ({ ...last.WorkConnection(), pageInfo: { hasNextPage: false } }),
    });
    const list = screen.getByRole("list", { name: "Works" });
    expect(list.children).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("shows an error when the next page fails to load, and retries", async () => {
    const { screen, user, fail, answer } = await renderWorks(page(["A", "B"], 3));
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await fail();
    screen.getByRole("alert");
    expect(screen.getByRole("list", { name: "Works" }).children).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await answer(page(["C"], 3));
    expect(screen.getByRole("list", { name: "Works" }).children).toHaveLength(3);
  });

  it("shows the old list until the list without a removed filter has loaded", async () => {
    const initial = { type: ["globe"], subject: ["sea"] };
    const { screen, user, answer, lastAsked } = await renderWorks(page(["Globe"]), { initial });
    await user.click(screen.getByRole("button", { name: "Remove filter: Type Globe" }));
    expect(lastAsked().variables).toMatchObject({ filter: { subjects: ["sea"] } });
    screen.getByText("Looking …");
    screen.getByRole("link", { name: /Globe/ });

    await answer(page(["Chart", "Globe"], 2));
    screen.getByText("2 works, sea");
    screen.getByRole("link", { name: /Chart/ });
    expect(screen.queryByRole("button", { name: /filter: Type/ })).toBeNull();
    screen.getByRole("button", { name: "Remove filter: Subject Sea" });
  });

  it("removes all filters at once and retains the order", async () => {
    const onChange = vi.fn();
    const initial: WorksSearch = { type: ["globe"], creator: ["A"], sort: "title" };
    const { screen, user } = await renderWorks(page(["Globe"]), { initial, onChange });
    await user.click(screen.getByRole("button", { name: "Remove all" }));
    expect(onChange.mock.lastCall?.[0]).toEqual({ sort: "title" });
  });

  it("searches once, shortly after typing has paused", async () => {
    const onChange = vi.fn();
    const { screen, user } = await renderWorks(page(["A"]), { onChange });
    await user.type(screen.getByRole("searchbox", { name: "Search the collection" }), "sea ");
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(onChange.mock.calls).toEqual([[{ q: "sea" }]]);
  });

  it("offers other searches when nothing is found", async () => {
    const onChange = vi.fn();
    const initial: WorksSearch = { q: "xyzzy", type: ["map"], view: "list" };
    const { screen, user } = await renderWorks(page([]), { initial, onChange });
    screen.getByRole("heading", { name: "Nothing found for “xyzzy” with these filters" });
    screen.getByRole("button", { name: "Search without filters" });
    await user.click(screen.getByRole("button", { name: "Show all works" }));
    expect(onChange.mock.lastCall?.[0]).toEqual({ view: "list" });
  });

  it("switches from grid to list without another query", async () => {
    const { screen, user, environment } = await renderWorks(page(["A"]));
    const asked = environment.mock.getAllOperations().length;
    await user.click(screen.getByRole("button", { name: "List" }));
    expect(screen.getByRole("button", { name: "List", pressed: true })).toBeTruthy();
    expect(screen.getByRole("link", { name: /A/ }).className).toBe("work-row");
    expect(environment.mock.getAllOperations()).toHaveLength(asked);
  });
});

describe("WorksPage: works that are added while the list is open", () => {
  it("wait until the user shows them", async () => {
    const { screen, user, environment, answer, lastAsked } = await renderWorks(page(["A"], 1));
    expect(isListening(environment, "useNewWorksSubscription")).toBe(true);
    for (const addedCount of [1, 2]) {
      await sendEvent(environment, "useNewWorksSubscription", {
        CollectionChange: () => ({ addedCount, changedWorks: [] }),
      });
    }
    expect(screen.getByRole("list", { name: "Works" }).children).toHaveLength(1);

    await user.click(screen.getByRole("button", { name: "3 new works — show" }));
    // Refetches the whole page, so that the counts beside the list match it.
    expect(lastAsked().name).toBe("WorksPageTestQuery");
    await answer({
      ...page(["D", "C", "B", "A"], 4),
      FacetValues: () => ({ values: [{ value: "map", count: 1203 }], total: 1 }),
    });
    expect(screen.getAllByRole("checkbox", { name: "Map 1,203" }).length).toBeGreaterThan(0);
    expect(screen.getByRole("list", { name: "Works" }).children).toHaveLength(4);
    expect(screen.queryByRole("button", { name: /new work/ })).toBeNull();
  });

  it("update works in the list at once when those changed", async () => {
    const { screen, environment } = await renderWorks(page(["A"], 1));
    await sendEvent(environment, "useNewWorksSubscription", {
      CollectionChange: () => ({
        addedCount: 0,
        changedWorks: [{ id: "A", title: "A, corrected" }],
      }),
    });
    await act(async () => {});
    screen.getByRole("link", { name: /A, corrected/ });
    expect(screen.queryByRole("button", { name: /new/ })).toBeNull();
  });
});
