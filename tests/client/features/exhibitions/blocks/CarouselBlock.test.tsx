import { graphql } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CarouselBlockTestQuery } from "../../../../../__generated__/relay/CarouselBlockTestQuery.graphql.ts";
import { CarouselBlock } from "../../../../../src/client/features/exhibitions/blocks/carousel/CarouselBlock.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answeredPart, answeredView, lostView } from "../taken-views.ts";
import { eventually } from "../../../../support/eventually.ts";

// Every element is near the viewport, so that Swiper is loaded at once.
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
});

type Slide = { key: string; caption: string | null; view: object };

const slide = (
  key: string,
  caption: string | null = null,
  view: object = answeredView("world"),
): Slide => ({
  key,
  caption,
  view,
});

function renderBlock(slides: Slide[]) {
  return renderWithRelay<CarouselBlockTestQuery>(
    {
      query: graphql`
        query CarouselBlockTestQuery @relay_test_operation {
          node(id: "block") {
            ...CarouselBlock_block @alias(as: "block")
          }
        }
      `,
      render: ({ node }) =>
        node?.block && (
          <CarouselBlock block={node.block} id="block" notesBefore={0} isFirst={false} />
        ),
    },
    {
      Node: () => ({
        __typename: "CarouselBlock",
        label: "Maps of the poles",
        slides,
      }),
    },
  );
}

describe("CarouselBlock: a carousel of an exhibition", () => {
  it("shows its label as heading, and a slide with caption for each view", async () => {
    const { screen } = await renderBlock([
      slide("a", "The north"),
      slide("b", null, answeredPart("world", { region: { x: 0, y: 0, width: 400, height: 300 } })),
    ]);
    expect(screen.getByRole("heading", { name: "Maps of the poles", level: 2 })).toBeTruthy();
    expect(screen.getByRole("region", { name: "Maps of the poles" })).toBeTruthy();
    expect(screen.getByText("The north")).toBeTruthy();
    expect(screen.getByRole("img", { name: "WORLD" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Detail of WORLD" }).getAttribute("srcset")).toContain(
      "400w",
    );
  });

  it("omits slides that are no longer visible, and renders nothing without slides", async () => {
    const { screen, unmount } = await renderBlock([
      slide("a", "Gone", lostView("world")),
      slide("b", "There"),
    ]);
    expect(screen.queryByText("Gone")).toBeNull();
    expect(screen.getByText("There")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    unmount();
    const { container } = await renderBlock([slide("a", "Gone", lostView("world"))]);
    expect(container.textContent).toBe("");
  });

  it("renders only the first few of 500 slides", async () => {
    const { screen } = await renderBlock(
      Array.from({ length: 500 }, (_, place) => slide(`s${place}`, `Slide ${place + 1}`)),
    );
    expect(screen.getByText("1 / 500")).toBeTruthy();
    expect(screen.getAllByRole("img")).toHaveLength(3);
  });

  it("has a lens on every slide, and switches it off when the slide leaves", async () => {
    const { screen, user } = await renderBlock([slide("a"), slide("b")]);
    const lenses = screen.getAllByRole("button", { name: /Lens/ });
    expect(lenses).toHaveLength(2);
    const [lens] = lenses;
    if (lens) await user.click(lens);
    expect(lens?.getAttribute("aria-pressed")).toBe("true");
    await eventually(() => expect(document.querySelector(".swiper-initialized")).not.toBeNull());
    await user.click(screen.getByRole("button", { name: "Next" }));
    await eventually(() => expect(screen.getByText("2 / 2")).toBeTruthy());
    expect(lens?.getAttribute("aria-pressed")).toBe("false");
  });

  it("links every slide to the work page with the same view", async () => {
    const { screen } = await renderBlock([slide("a"), slide("b")]);
    const ways = screen.getAllByRole("img").map((picture) => picture.closest("a"));
    expect(ways.map((link) => link?.getAttribute("href"))).toEqual([
      "/works/world?region=full",
      "/works/world?region=full",
    ]);
  });
});
