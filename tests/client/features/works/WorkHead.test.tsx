import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { WorkHeadTestQuery } from "../../../../__generated__/relay/WorkHeadTestQuery.graphql.ts";
import { WorkHead } from "../../../../src/client/features/works/WorkHead.tsx";
import { headContent, headData } from "../../../support/page-head.ts";
import { wholeView } from "../../../../src/view/view.ts";
import type { View } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { lookingAt } from "../viewer/viewer-data.ts";

function renderHead(work: object, image: object | null, view: View | null = null) {
  return renderWithRelay<WorkHeadTestQuery>(
    {
      query: graphql`
        query WorkHeadTestQuery @relay_test_operation {
          work(slug: "sea") {
            ...WorkHead_work
          }
        }
      `,
      render: ({ work: found }) => {
        const looking = lookingAt({ view, path: "/works/sea%2F%C3%A4" });
        return found && <WorkHead work={found} origin="https://maps.example" looking={looking} />;
      },
    },
    {
      Work: () => ({
        slug: "sea/ä",
        identifier: "A 1",
        title: "Sea </script>",
        creators: [{ name: "Ada Vries" }, { name: "Royal Porcelain Manufactory" }],
        date: "c. 1850",
        workType: "print",
        technique: "etching",
        description: null,
        creditLine: null,
        rights: null,
        images: image ? [image] : [],
        ...work,
      }),
    },
  );
}

it("WorkHead: the description of a work defaults to its label", async () => {
  await renderHead({}, null);
  expect(headContent("description")).toBe(
    "Ada Vries, Royal Porcelain Manufactory. c. 1850. etching",
  );
  expect(headContent("og:url")).toBe("https://maps.example/works/sea%2F%C3%A4");
  expect(headContent("og:image")).toBeNull();
  expect(headContent("twitter:card")).toBe("summary");
});

it("WorkHead: a work's social card has its whole image, at most 1,200 pixels large", async () => {
  const image = { service: "/iiif/image/3/k", width: 6000, height: 4000, alt: null };
  await renderHead({ description: "The sea at night.\n\nMore." }, image);
  expect(headContent("description")).toBe("The sea at night.");
  const address = "https://maps.example/iiif/image/3/k/full/1200,800/0/default.jpg";
  expect(headContent("og:image")).toBe(address);
  expect(headContent("og:image:alt")).toBe("Sea </script>");
  expect(headContent("twitter:card")).toBe("summary_large_image");
});

it("WorkHead: the social card of a view has its region, rotated and mirrored", async () => {
  const image = { service: "/iiif/image/3/k", width: 6000, height: 4000, alt: null };
  const region = { x: 1000, y: 500, width: 3000, height: 1500 };
  const view = { ...wholeView("sea/ä", 0), region, rotation: 90, mirror: true };
  await renderHead({}, image, view);
  const cut = "1000,500,3000,1500/1200,600/!90/default.jpg";
  expect(headContent("og:image")).toBe(`https://maps.example/iiif/image/3/k/${cut}`);
  expect(headContent("og:image:width")).toBe("600");
  expect(headContent("og:image:height")).toBe("1200");
});

it.each([
  ["Person", ["Ada Vries", "Henry Schoolcraft", "Thomas Ince", "Max Pressler"]],
  [
    "Organization",
    [
      "Smith & Co",
      "Smith & Co.",
      "Müller, Anna & Sons",
      "Cotton Inc.",
      "Ordnance Survey",
      "The Map Press",
    ],
  ],
])("WorkHead: the structured data lists as %s the creators %j", async (type, names) => {
  await renderHead({ creators: names.map((name) => ({ name })) }, null);
  expect(headData()).toMatchObject({ creator: names.map((name) => ({ "@type": type, name })) });
});

it("WorkHead: the structured data and description omit creators without a name", async () => {
  await renderHead({ creators: [{ name: "" }, { name: "Ada Vries" }] }, null);
  expect(headContent("description")).toBe("Ada Vries. c. 1850. etching");
  expect(headData()).toMatchObject({ creator: [{ "@type": "Person", name: "Ada Vries" }] });
});

it("WorkHead: the structured data follows schema.org and contains no text that ends the element", async () => {
  await renderHead({ rights: { uri: "https://rights.example/" } }, null);
  expect(headData()).toEqual({
    "@context": "https://schema.org",
    "@type": "VisualArtwork",
    url: "https://maps.example/works/sea%2F%C3%A4",
    name: "Sea </script>",
    identifier: "A 1",
    creator: [
      { "@type": "Person", name: "Ada Vries" },
      { "@type": "Organization", name: "Royal Porcelain Manufactory" },
    ],
    dateCreated: "c. 1850",
    artform: "print",
    artMedium: "etching",
    license: "https://rights.example/",
  });
  expect(document.querySelector("[type='application/ld+json']")?.textContent).not.toContain("<");
});
