import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { PickResultsTestQuery } from "../../../../__generated__/relay/PickResultsTestQuery.graphql.ts";
import type { Picked } from "../../../../src/client/features/compare/PickResult.tsx";
import { PickResults } from "../../../../src/client/features/compare/PickResults.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { workOf } from "./compared-works.ts";

type Asking = { total?: number; slugs?: string[]; canMore?: boolean; isAsking?: boolean };

async function render({
  total = 3,
  slugs = ["mercator"],
  canMore = true,
  isAsking = false,
}: Asking) {
  const onPick = vi.fn<(picked: Picked) => void>();
  const onMore = vi.fn();
  const rendered = await renderWithRelay<PickResultsTestQuery>(
    {
      query: graphql`
        query PickResultsTestQuery @relay_test_operation {
          works(first: 24) {
            ...PickResults_works
          }
        }
      `,
      render: ({ works }) =>
        works && (
          <PickResults
            works={works}
            hasAll={false}
            onPick={onPick}
            onMore={canMore ? onMore : undefined}
            isAsking={isAsking}
          />
        ),
    },
    {
      WorkConnection: () => ({
        totalCount: total,
        edges: slugs.map((slug) => ({ cursor: slug, node: workOf(slug) })),
      }),
    },
  );
  return { ...rendered, onPick, onMore };
}

describe("PickResults: the works in the picker", () => {
  it("are counted, and a press picks one", async () => {
    const { user, onPick } = await render({});
    expect(screen.getByRole("status").textContent).toBe("3 works with a picture");
    await user.click(screen.getByRole("button", { name: /Maker of mercator/ }));
    expect(onPick).toHaveBeenCalledOnce();
    expect(onPick.mock.lastCall?.[0]).toMatchObject({ work: { slug: "mercator" }, place: 0 });
  });

  it("show a message when there are none", async () => {
    await render({ total: 0, slugs: [] });
    expect(screen.getByRole("status").textContent).toBe("No work found.");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("load more on request", async () => {
    const { user, onMore } = await render({});
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it("do not load more while a request is pending", async () => {
    const { user, onMore } = await render({ isAsking: true });
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(onMore).not.toHaveBeenCalled();
  });

  it("suggest a search when no more can be listed", async () => {
    await render({ canMore: false });
    screen.getByText("Search for words to find the others.");
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("have no button when all are listed", async () => {
    await render({ total: 1 });
    expect(screen.getByRole("status").textContent).toBe("1 work with a picture");
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });
});
