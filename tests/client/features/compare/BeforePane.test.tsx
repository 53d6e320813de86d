import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { BeforePaneTestQuery } from "../../../../__generated__/relay/BeforePaneTestQuery.graphql.ts";
import { BeforePane } from "../../../../src/client/features/compare/BeforePane.tsx";
import { wholeFrame } from "../../../../src/view/view.ts";
import type { Frame } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { pictureOf } from "../viewer/viewer-data.ts";

const closely: Frame = {
  ...wholeFrame("mercator", 0),
  region: { x: 1000, y: 500, width: 2048, height: 1024 },
};

/** Returns the position of the image, and the sources of its parts. */
async function lying(frame: Frame, isOver = false) {
  const { container } = await renderWithRelay<BeforePaneTestQuery>(
    {
      query: graphql`
        query BeforePaneTestQuery @relay_test_operation {
          work(slug: "mercator") {
            primaryImage {
              ...BeforePane_image
            }
          }
        }
      `,
      render: ({ work }) =>
        work?.primaryImage && (
          <BeforePane image={work.primaryImage} frame={frame} isOver={isOver} />
        ),
    },
    { Image: () => pictureOf() },
  );
  const pane = container.querySelector<HTMLElement>(".compare-before");
  const picture = pane?.querySelector<HTMLElement>(".compare-before__picture");
  const value = (name: string) => picture?.style.getPropertyValue(`--${name}`);
  const part = pane?.querySelector(".compare-before__part")?.getAttribute("src") ?? null;
  return { pane, value, part };
}

describe("BeforePane: the placeholder of a compared image", () => {
  it("shows the visible region at its displayed size, around its centre", async () => {
    const { part, value } = await lying(closely);
    expect(part).toBe("/iiif/image/3/abc/1000,500,2048,1024/1024,512/0/default.jpg");
    expect([value("x"), value("y")]).toEqual(["2024", "1012"]);
    expect([value("across"), value("down")]).toEqual(["2048", "1024"]);
  });

  it("shows the whole image without a region", async () => {
    const { part, value } = await lying(wholeFrame("mercator", 0));
    expect(part).toBeNull();
    expect([value("x"), value("y")]).toEqual(["3000", "2000"]);
    expect([value("across"), value("down")]).toEqual(["6000", "4000"]);
  });

  it("is rotated and mirrored, with an upright image inside", async () => {
    const { pane, part, value } = await lying({ ...closely, rotation: 90, mirror: true });
    expect([value("turn"), value("side")]).toEqual(["90deg", "-1"]);
    expect(part).toContain("/0/default.jpg");
    expect(pane?.hasAttribute("data-turned")).toBe(true);
  });

  it("hides once the zoom view has loaded, and no longer requests its region", async () => {
    const { pane, part } = await lying(closely, true);
    expect(pane?.hidden).toBe(true);
    expect(part).toBeNull();
  });
});
