import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { ImageThumbnailTestQuery } from "../../../../__generated__/relay/ImageThumbnailTestQuery.graphql.ts";
import { ImageThumbnail } from "../../../../src/client/features/viewer/ImageThumbnail.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { pictureOf } from "./viewer-data.ts";

function renderThumbnail(caption: string | null, onChoose = () => {}) {
  return renderWithRelay<ImageThumbnailTestQuery>(
    {
      query: graphql`
        query ImageThumbnailTestQuery @relay_test_operation {
          work(slug: "mercator") {
            primaryImage {
              ...ImageThumbnail_image
            }
          }
        }
      `,
      render: ({ work }) =>
        work?.primaryImage && (
          <ImageThumbnail image={work.primaryImage} position={2} chosen onChoose={onChoose} />
        ),
    },
    { Image: () => pictureOf({ caption }) },
  );
}

describe("ImageThumbnail: a thumbnail", () => {
  it("is named by its position and caption, and is marked as the current one", async () => {
    const { screen } = await renderThumbnail("The back");
    const button = screen.getByRole("button", { name: "Image 2: The back" });
    expect(button.getAttribute("aria-current")).toBe("true");
  });

  it("has a name without a caption, and the image's proportions", async () => {
    const { screen } = await renderThumbnail(null);
    expect(screen.getByRole("button", { name: "Image 2" }).style.inlineSize).toBe("96px");
  });

  it("calls onChoose when it is clicked", async () => {
    const onChoose = vi.fn();
    const { screen, user } = await renderThumbnail(null, onChoose);
    await user.click(screen.getByRole("button"));
    expect(onChoose).toHaveBeenCalledOnce();
  });
});
