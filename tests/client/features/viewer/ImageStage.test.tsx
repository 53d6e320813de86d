import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { ImageStageTestQuery } from "../../../../__generated__/relay/ImageStageTestQuery.graphql.ts";
import { ImageStage } from "../../../../src/client/features/viewer/ImageStage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { pictureOf } from "./viewer-data.ts";

function renderStage(values: Parameters<typeof pictureOf>[0], onOpen = () => {}) {
  return renderWithRelay<ImageStageTestQuery>(
    {
      query: graphql`
        query ImageStageTestQuery @relay_test_operation {
          work(slug: "mercator") {
            primaryImage {
              ...ImageStage_image
            }
          }
        }
      `,
      render: ({ work }) =>
        work?.primaryImage && (
          <ImageStage
            image={work.primaryImage}
            title="Mercator"
            language="he"
            first
            opens
            onNear={() => {}}
            onReach={() => {}}
            onOpen={onOpen}
          />
        ),
    },
    { Image: () => pictureOf(values) },
  );
}

describe("ImageStage: an image on its stage", () => {
  it("loads eagerly, with its alternative text and caption in the work's language", async () => {
    const { screen } = await renderStage({ caption: "Drawn in 1569" });
    const picture = screen.getByAltText("The world on Mercator's projection");
    expect(picture.getAttribute("loading")).toBe("eager");
    const caption = screen.getByText("Drawn in 1569");
    for (const said of [picture, caption]) {
      expect(said.closest("[lang]")?.getAttribute("lang")).toBe("he");
    }
  });

  it("uses the work's title when it has no alternative text", async () => {
    const { screen } = await renderStage({ alt: null });
    expect(screen.getByAltText("Mercator")).toBeDefined();
  });

  it("uses the work's title when its alternative text is empty", async () => {
    const { screen } = await renderStage({ alt: "" });
    expect(screen.getByAltText("Mercator")).toBeDefined();
  });

  it("renders no caption element without a caption", async () => {
    const { container } = await renderStage({ caption: null });
    expect(container.querySelector("figcaption")).toBeNull();
  });

  it("is never larger than its natural size", async () => {
    const { container } = await renderStage({});
    const stage = container.querySelector<HTMLElement>(".image-stage__picture");
    expect(stage?.style.getPropertyValue("--natural-width")).toBe("6000px");
    expect(stage?.style.getPropertyValue("--aspect")).toBe("1.5");
  });

  it("opens the zoom view on a click, without an additional tab stop", async () => {
    const onOpen = vi.fn();
    const { container, screen, user } = await renderStage({}, onOpen);
    expect(screen.queryByRole("button")).toBeNull();
    const cover = container.querySelector("button");
    expect(cover).not.toBeNull();
    if (cover) await user.click(cover);
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
