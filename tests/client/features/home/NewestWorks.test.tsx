import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { NewestWorksTestQuery } from "../../../../__generated__/relay/NewestWorksTestQuery.graphql.ts";
import { NewestWorks } from "../../../../src/client/features/home/NewestWorks.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { sendEvent } from "../live-event.ts";

const edge = (title: string) => ({ cursor: title, node: { id: title, slug: title, title } });

async function renderNewest(titles: string[]) {
  const onCollectionChanged = vi.fn();
  const rendered = await renderWithRelay<NewestWorksTestQuery>(
    {
      query: graphql`
        query NewestWorksTestQuery @relay_test_operation {
          ...NewestWorks_query
        }
      `,
      render: (data) => <NewestWorks query={data} onCollectionChanged={onCollectionChanged} />,
    },
    {
      WorkConnection: () => ({ edges: titles.map(edge) }),
      Site: () => ({ workCount: 91 }),
    },
  );
  const shown = () =>
    [...rendered.container.querySelectorAll("cite")].map(({ textContent }) => textContent);
  return { ...rendered, shown, onCollectionChanged };
}

describe("NewestWorks: the row of the newest works", () => {
  it("shows them in order and links to all of them", async () => {
    const { screen, shown } = await renderNewest(["B", "A"]);
    screen.getByRole("region", { name: "Recently added" });
    expect(shown()).toEqual(["B", "A"]);
    const all = screen.getByRole("link", { name: "All 91 works, the last added first" });
    expect(all.getAttribute("href")).toBe("/works?sort=newest");
  });

  it("adds a new work in front and calls onCollectionChanged", async () => {
    const { environment, shown, onCollectionChanged } = await renderNewest(["B", "A"]);
    await sendEvent(environment, "useNewestWorksSubscription", {
      CollectionChange: () => ({ addedWorks: [edge("C")], changedWorks: [] }),
    });
    expect(shown()).toEqual(["C", "B", "A"]);
    expect(onCollectionChanged).toHaveBeenCalledTimes(1);
  });

  it("renders nothing while there are no works", async () => {
    const { screen } = await renderNewest([]);
    expect(screen.queryByRole("heading", { name: "Recently added" })).toBeNull();
  });
});
