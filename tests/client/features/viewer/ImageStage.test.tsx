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

describe("ImageStage: a picture on its stage", () => {
  it("is there at once, with its words and its caption", async () => {
    const { screen } = await renderStage({ caption: "Drawn in 1569" });
    const picture = screen.getByAltText("The world on Mercator's projection");
    expect(picture.getAttribute("loading")).toBe("eager");
    const caption = screen.getByText("Drawn in 1569");
    for (const said of [picture, caption]) {
      expect(said.closest("[lang]")?.getAttribute("lang")).toBe("he");
    }
  });

  it("goes by the work's title where nobody has described it", async () => {
    const { screen } = await renderStage({ alt: null });
    expect(screen.getByAltText("Mercator")).toBeDefined();
  });

  it("goes by the work's title where it is decorative elsewhere: here it is what one came for", async () => {
    const { screen } = await renderStage({ alt: "" });
    expect(screen.getByAltText("Mercator")).toBeDefined();
  });

  it("has no empty caption", async () => {
    const { container } = await renderStage({ caption: null });
    expect(container.querySelector("figcaption")).toBeNull();
  });

  it("is never made larger than it is", async () => {
    const { container } = await renderStage({});
    const stage = container.querySelector<HTMLElement>(".image-stage__picture");
    expect(stage?.style.getPropertyValue("--natural-width")).toBe("6000px");
    expect(stage?.style.getPropertyValue("--aspect")).toBe("1.5");
  });

  it("opens close up where one clicks on it, without a second stop for the keyboard", async () => {
    const onOpen = vi.fn();
    const { container, screen, user } = await renderStage({}, onOpen);
    expect(screen.queryByRole("button")).toBeNull();
    const cover = container.querySelector("button");
    expect(cover).not.toBeNull();
    if (cover) await user.click(cover);
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
