import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { WorkPictureTestQuery } from "../../../../__generated__/relay/WorkPictureTestQuery.graphql.ts";
import { WorkPicture } from "../../../../src/client/features/works/WorkPicture.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

async function renderPicture(labelled: boolean, alt: string | null) {
  const { container } = await renderWithRelay<WorkPictureTestQuery>(
    {
      query: graphql`
        query WorkPictureTestQuery @relay_test_operation {
          work(slug: "world-map") {
            primaryImage {
              ...WorkPicture_image
            }
          }
        }
      `,
      render: ({ work }) =>
        work?.primaryImage && (
          <WorkPicture image={work.primaryImage} sizes="10rem" labelled={labelled} />
        ),
    },
    {
      Image: () => ({
        service: "/iiif/image/3/k",
        width: 300,
        height: 200,
        alt,
        derivativeWidths: [200],
      }),
    },
  );
  return container.querySelector("img");
}

describe("WorkPicture: the image of a work", () => {
  it("has the URL, size and alternative text of the response", async () => {
    const image = await renderPicture(false, "A map of the world");
    expect(image?.getAttribute("alt")).toBe("A map of the world");
    expect(image?.getAttribute("src")).toContain("/iiif/image/3/k/full/200,");
    expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(["300", "200"]);
  });

  it("has an empty alternative text beside a label or without a description", async () => {
    expect((await renderPicture(true, "A map"))?.getAttribute("alt")).toBe("");
    expect((await renderPicture(false, null))?.getAttribute("alt")).toBe("");
  });
});
