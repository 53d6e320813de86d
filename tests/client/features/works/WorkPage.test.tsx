import { waitFor } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { WorkPageTestQuery } from "../../../../__generated__/relay/WorkPageTestQuery.graphql.ts";
import { WorkPage } from "../../../../src/client/features/works/WorkPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { lookingAt } from "../viewer/viewer-data.ts";

function renderPage(related: object[]) {
  return renderWithRelay<WorkPageTestQuery>(
    {
      query: graphql`
        query WorkPageTestQuery @relay_test_operation {
          work(slug: "world-map") {
            ...WorkPage_work
          }
        }
      `,
      render: ({ work }) => work && <WorkPage work={work} looking={lookingAt()} />,
    },
    { Query: () => ({ work: { id: "1", title: "World map", images: [], related } }) },
  );
}

describe("WorkPage: the page of a work", () => {
  it("has one main heading, then the record, then related works", async () => {
    const { screen } = await renderPage([{ id: "2", slug: "sea", title: "Sea chart" }]);
    await screen.findByRole("heading", { name: "Related works" });
    const headings = screen.getAllByRole("heading").map((heading) => heading.textContent);
    expect(headings).toEqual(["World map", "Record", "Related works"]);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByRole("link", { name: /Sea chart/ }).getAttribute("href")).toBe("/works/sea");
  });

  it("omits related works when there are none", async () => {
    const { screen, container } = await renderPage([]);
    await waitFor(() => expect(container.querySelector("[data-waiting]")).toBeNull());
    expect(screen.queryByRole("heading", { name: "Related works" })).toBeNull();
  });

  it("has a favourite button and a menu for download and sharing", async () => {
    const { screen } = await renderPage([]);
    screen.getByRole("button", { name: "Favourite: World map" });
    screen.getByRole("button", { name: "Download and share" });
  });
});
