import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ToursPageTestQuery } from "../../../../__generated__/relay/ToursPageTestQuery.graphql.ts";
import { ToursPage } from "../../../../src/client/features/tours/ToursPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const tour = (title: string, state: string, stepCount: number) => ({
  cursor: title,
  node: {
    id: title,
    code: "bcdfgh",
    title,
    state,
    startedAt: "2026-11-20T10:00:00Z",
    stepCount,
  },
});

function renderPage(isMember: boolean) {
  return renderWithRelay<ToursPageTestQuery>(
    {
      query: graphql`
        query ToursPageTestQuery @relay_test_operation {
          viewer {
            ...ToursPage_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <ToursPage viewer={viewer} />,
    },
    {
      Viewer: () => ({
        id: "viewer",
        account: isMember ? { id: "account" } : null,
        tours: {
          edges: isMember ? [tour("Now", "LIVE", 4), tour("Once", "ENDED", 1)] : [],
          pageInfo: { hasNextPage: isMember, endCursor: "Once" },
        },
      }),
    },
  );
}

describe("ToursPage: the page of tours", () => {
  it("opens a tour by its code, regardless of case, spaces and hyphens", async () => {
    const { screen, user, router } = await renderPage(false);
    await user.click(screen.getByRole("button", { name: "Follow" }));
    screen.getByText("Type the code that the guide has given you.");
    const field = screen.getByLabelText("Code of the tour");
    expect(document.activeElement).toBe(field);
    await user.type(field, " BCD-fgh {Enter}");
    await expect.poll(() => router.latestLocation.pathname).toBe("/tours/bcdfgh");
    expect(screen.queryByRole("heading", { name: "Tours you guided" })).toBeNull();
  });

  it("lists the member's live tours with codes and ended tours with step counts", async () => {
    const { screen, user, environment, lastAsked } = await renderPage(true);
    const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(items[0]).toBe("NowLive BCD FGH");
    expect(items[1]).toMatch(/^Once20 Nov 2026, .* · 1 step$/);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(lastAsked()).toMatchObject({
      name: "ToursPagePaginationQuery",
      variables: { cursor: "Once", count: 24 },
    });
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });

  it("shows an error when further tours fail to load, and retries on request", async () => {
    const { screen, user, lastAsked, fail, answer } = await renderPage(true);
    const more = screen.getByRole("button", { name: "Show more" });
    await user.click(more);
    await fail();
    expect(screen.getByRole("alert").textContent).toBe(
      "The next tours could not be loaded. Check your connection and try again.",
    );
    await user.click(more);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(lastAsked().variables).toMatchObject({ cursor: "Once" });
    await answer({
      Viewer: () => ({
        id: "viewer",
        tours: { edges: [tour("Before", "ENDED", 2)], pageInfo: { hasNextPage: false } },
      }),
    });
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Now",
      "Once",
      "Before",
    ]);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });
});
