import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { RelatedWorksTestQuery } from "../../../../__generated__/relay/RelatedWorksTestQuery.graphql.ts";
import { RelatedWorks } from "../../../../src/client/features/works/RelatedWorks.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

function renderRelated(related: object[]) {
  return renderWithRelay<RelatedWorksTestQuery>(
    {
      query: graphql`
        query RelatedWorksTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...RelatedWorks_work
          }
        }
      `,
      render: (data) => data.work && <RelatedWorks work={data.work} />,
    },
    { Query: () => ({ work: { related } }) },
  );
}

describe("RelatedWorks: the works related to a work", () => {
  it("are a row of works with links to their pages", async () => {
    const { screen } = await renderRelated([{ id: "1", slug: "gall", title: "Gall" }]);
    screen.getByRole("heading", { name: "Related works" });
    expect(screen.getByRole("link", { name: /Gall/ }).getAttribute("href")).toBe("/works/gall");
  });

  it("render nothing when there are none", async () => {
    const { screen } = await renderRelated([]);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
