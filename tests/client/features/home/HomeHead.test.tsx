import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { HomeHeadTestQuery } from "../../../../__generated__/relay/HomeHeadTestQuery.graphql.ts";
import { HomeHead } from "../../../../src/client/features/home/HomeHead.tsx";
import { headContent, headData } from "../../../support/page-head.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

function renderHead(highlights: object[]) {
  return renderWithRelay<HomeHeadTestQuery>(
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
    {
      Site: () => ({
        title: "Atlas",
        description: `${"Maps of the world. ".repeat(20)}`,
        highlights,
      }),
    },
  );
}

it("HomeHead: the home page describes the collection under its canonical URL", async () => {
  await renderHead([]);
  expect(headContent("og:title")).toBe("Atlas");
  expect(headContent("og:url")).toBe("https://maps.example/");
  expect(headContent("og:image")).toBeNull();
  expect(headContent("twitter:card")).toBe("summary");
  expect(headContent("description")).toMatch(/^Maps of the world\. .{100,200} …$/);
  expect(headData()).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Atlas",
    url: "https://maps.example/",
  });
});

it("HomeHead: the home page's social card uses the first image of its highlights", async () => {
  const picture = { service: "/iiif/image/3/k", width: 4000, height: 6000, alt: "A ship" };
  await renderHead([{ primaryImage: null }, { title: "Sea", primaryImage: picture }]);
  const address = "https://maps.example/iiif/image/3/k/full/800,1200/0/default.jpg";
  expect(headContent("og:image")).toBe(address);
  expect(headContent("og:image:width")).toBe("800");
  expect(headContent("og:image:height")).toBe("1200");
  expect(headContent("og:image:alt")).toBe("A ship");
  expect(headContent("twitter:card")).toBe("summary_large_image");
});
