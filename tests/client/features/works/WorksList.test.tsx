import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { WorksListTestQuery } from "../../../../__generated__/relay/WorksListTestQuery.graphql.ts";
import { WorksList } from "../../../../src/client/features/works/WorksList.tsx";
import type { WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { mockImage, sendEvent } from "../live-event.ts";

const page = (titles: string[], totalCount = titles.length) => ({
  ...mockImage,
  WorkConnection: () => ({
    totalCount,
    edges: titles.map((title) => ({ cursor: title, node: { id: title, slug: title, title } })),
    pageInfo: { hasNextPage: titles.length < totalCount, endCursor: titles.at(-1) ?? null },
  }),
});

function renderList(
  answer: ReturnType<typeof page>,
  { search = {}, isPending = false }: { search?: WorksSearch; isPending?: boolean } = {},
) {
  return renderWithRelay<WorksListTestQuery>(
    {
      query: graphql`
        query WorksListTestQuery @relay_test_operation {
          ...WorksList_query @arguments(first: 36)
        }
      `,
      render: (data) => (
        <WorksList query={data} search={search} isPending={isPending} onSearchChange={vi.fn()} />
      ),
    },
    answer,
  );
}

describe("the list of works", () => {
  it("says how many there are for the words looked for", async () => {
    const { screen } = await renderList(page(["A"], 1204), { search: { q: " sea " } });
    screen.getByText("1,204 works for “sea”");
    screen.getByText("1 of 1,204 works");
  });

  it("says that another list is on its way, and shows this one until then", async () => {
    const { screen } = await renderList(page(["A"]), { isPending: true });
    screen.getByText("Looking …");
    screen.getByRole("link", { name: /A/ });
    expect(screen.getByRole("region", { name: "Works found" }).getAttribute("aria-busy")).toBe(
      "true",
    );
  });

  it("offers nothing more when all of it is shown", async () => {
    const { screen } = await renderList(page(["A", "B"]));
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("starts over with the first page when new works are to be shown", async () => {
    const { screen, user, environment, answer, lastAsked } = await renderList(page(["B", "A"]));
    await sendEvent(environment, "useNewWorksSubscription", {
      CollectionChange: () => ({ addedCount: 1, changedWorks: [] }),
    });
    await user.click(screen.getByRole("button", { name: "1 new work — show" }));
    expect(lastAsked()).toMatchObject({
      name: "WorksListPaginationQuery",
      variables: { first: 36 },
    });
    await answer(page(["C", "B"], 3));
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/works/C", "/works/B"]);
    screen.getByText("2 of 3 works");
  });
});
