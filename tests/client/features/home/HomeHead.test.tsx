import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { HomeHeadTestQuery } from "../../../../__generated__/relay/HomeHeadTestQuery.graphql.ts";
import { HomeHead } from "../../../../src/client/features/home/HomeHead.tsx";
import { headContent, headData } from "../../../support/page-head.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

it("HomeHead: the front page says what the collection is, at its own address", async () => {
  await renderWithRelay<HomeHeadTestQuery>(
    {
      query: graphql`
        query HomeHeadTestQuery @relay_test_operation {
          site {
            ...HomeHead_site
          }
        }
      `,
      render: ({ site }) => site && <HomeHead site={site} origin="https://maps.example" />,
    },
    { Site: () => ({ title: "Atlas", description: `${"Maps of the world. ".repeat(20)}` }) },
  );
  expect(headContent("og:title")).toBe("Atlas");
  expect(headContent("og:url")).toBe("https://maps.example/");
  expect(headContent("twitter:card")).toBe("summary");
  expect(headContent("description")).toMatch(/^Maps of the world\. .{100,200} …$/);
  expect(headData()).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Atlas",
    url: "https://maps.example/",
  });
});
