import { act, fireEvent, within } from "@testing-library/react";
import { commitLocalUpdate, graphql } from "react-relay";
import type { IEnvironment, RecordProxy } from "relay-runtime";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ZoomStoryBlockTestQuery } from "../../../../../__generated__/relay/ZoomStoryBlockTestQuery.graphql.ts";
import { ZoomStoryBlock } from "../../../../../src/client/features/exhibitions/blocks/zoom-story/ZoomStoryBlock.tsx";
import { plainText } from "../../../../../src/text/rich-text.ts";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answeredPart, answeredView, lostView } from "../taken-views.ts";
import { eventually } from "../../../../support/eventually.ts";

/** The intersection observers of the steps' texts. */
let watching: {
  tell: (steps: readonly Element[], isNear?: boolean) => void;
  margin: string;
}[] = [];
/** Margins of the observers that detect whether the stage, and whether the texts, are near the viewport. */
const [aroundStage, aroundWords] = ["200% 0px", "150% 0px"];
const scrolled = vi.fn<(element: Element, options: ScrollIntoViewOptions) => void>();

beforeEach(() => {
  watching = [];
  scrolled.mockReset();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #show: (element: Element) => void;
      readonly #margin: string;
      constructor(
        tell: (entries: { target: Element; isIntersecting: boolean }[]) => void,
        { rootMargin = "" }: IntersectionObserverInit = {},
      ) {
        const entries = (steps: readonly Element[], isIntersecting = true) =>
          steps.map((target) => {
            return { target, isIntersecting, boundingClientRect: target.getBoundingClientRect() };
          });
        this.#show = (element) => tell(entries([element]));
        this.#margin = rootMargin;
        watching.push({
          tell: (steps, isNear) => tell(entries(steps, isNear)),
          margin: rootMargin,
        });
      }
      // The texts are near the viewport from the beginning, and the stage is not.
      observe(element: Element) {
        if (this.#margin === aroundWords) this.#show(element);
      }
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = function (options) {
    scrolled(this, options as ScrollIntoViewOptions);
  };
});

const words = (text: string) => plainText(text);
const part = { x: 0, y: 0, width: 400, height: 300 };
const usual = [
  {
    key: "whole",
    title: "The whole world",
    text: words("All of it."),
    view: answeredView("world"),
  },
  {
    key: "corner",
    title: "A corner",
    text: words("The Pacific."),
    view: answeredPart("world", { region: part }),
  },
  { key: "gone", title: null, text: words("What was here."), view: lostView("world") },
];

async function renderStory(steps: readonly object[] = usual, title: string | null = "A walk") {
  const rendered = await renderWithRelay<ZoomStoryBlockTestQuery>(
    {
      query: graphql`
        query ZoomStoryBlockTestQuery @relay_test_operation {
          node(id: "block") {
            ...ZoomStoryBlock_block @alias(as: "block")
          }
        }
      `,
      render: ({ node }) =>
        node?.block && (
          <ZoomStoryBlock block={node.block} id="block" notesBefore={0} isFirst={false} />
        ),
    },
    { Node: () => ({ __typename: "ZoomStoryBlock", title, steps }) },
  );
  const { screen, container } = rendered;
  const current = () => container.querySelector("[aria-current=step]")?.id;
  return {
    ...rendered,
    current,
    steps: () => within(screen.getByRole("list")).getAllByRole("listitem"),
  };
}

/** Scrolls to the text of a step. */
const read = (step: Element | undefined) =>
  act(async () => {
    for (const { tell, margin } of watching)
      if (![aroundStage, aroundWords].includes(margin) && step) tell([step]);
  });

/** Moves the stage near the viewport, or away from it. */
const reach = (stage: Element, isNear: boolean) =>
  act(async () => {
    for (const { tell, margin } of watching) if (margin === aroundStage) tell([stage], isNear);
  });

/** Simulates a curator who removes or reorders steps while a visitor reads the story. */
const becomeSteps = (environment: IEnvironment, change: (steps: RecordProxy[]) => RecordProxy[]) =>
  act(async () =>
    commitLocalUpdate(environment, (store) => {
      const story = Object.keys(environment.getStore().getSource().toJSON())
        .map((id) => store.get(id))
        .find((record) => record?.getType() === "ZoomStoryBlock");
      const all = story?.getLinkedRecords("steps") ?? [];
      story?.setLinkedRecords(change(all.filter((step) => step != null)), "steps");
    }),
  );

describe("ZoomStoryBlock: a zoom story", () => {
  it("shows a still image on its stage until the canvas paints, each time it comes near", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { container } = await renderStory();
    const stage = container.querySelector(".story-stage__frame");
    if (!stage) throw new Error("There is no stage.");
    const isStill = () => stage.querySelector("img") !== null;
    expect(isStill()).toBe(true);
    for (const _ of ["first", "again"]) {
      await reach(stage, true);
      expect(isStill()).toBe(true);
      await eventually(() => expect(isStill()).toBe(false));
      await reach(stage, false);
      expect(isStill()).toBe(true);
    }
  });

  it("lists its steps in order, each with a description and a link to itself", async () => {
    const { screen, steps } = await renderStory();
    expect(screen.getByRole("region", { name: "A walk" })).toBeTruthy();
    const [first, second, third] = steps().map((step) => step.textContent);
    expect(first).toContain("The whole world");
    expect(first).toContain("WORLD");
    expect(second).toContain("WORLD, upper left part");
    expect(second).toContain("The Pacific.");
    expect(third).toContain("This picture is not shown any more.");
    expect(third).toContain("What was here.");
    expect(steps().map(({ id }) => id)).toEqual(["block-whole", "block-corner", "block-gone"]);
    expect(screen.getByRole("link", { name: "Link to step 2 of 3" }).getAttribute("href")).toBe(
      "#block-corner",
    );
  });

  it("includes a lazy image of every visible step in its text", async () => {
    const { container } = await renderStory();
    const pictures = [...container.querySelectorAll(".story-words__picture img")];
    expect(pictures).toHaveLength(2);
    expect(pictures.every((picture) => picture.getAttribute("loading") === "lazy")).toBe(true);
  });

  it("follows the reader's scroll position without an announcement", async () => {
    const { current, steps, container } = await renderStory();
    expect(current()).toBe("block-whole");
    await read(steps()[1]);
    expect(current()).toBe("block-corner");
    expect(container.querySelector("[role=status]")?.textContent).toBe("");
  });

  it("moves with buttons, announces the step, and stops at both ends", async () => {
    const { screen, user, current, container } = await renderStory();
    const before = screen.getByRole("button", { name: "Previous step" });
    const next = screen.getByRole("button", { name: "Next step" });
    expect(before.getAttribute("aria-disabled")).toBe("true");
    await user.click(next);
    expect(current()).toBe("block-corner");
    expect(container.querySelector("[role=status]")?.textContent).toBe("Step 2 of 3: A corner");
    await user.click(next);
    await user.click(next);
    expect(current()).toBe("block-gone");
    expect(next.getAttribute("aria-disabled")).toBe("true");
  });

  it("moves to its last step if a curator removes the current one", async () => {
    const { screen, steps, current, environment } = await renderStory();
    await read(steps()[2]);
    await becomeSteps(environment, (all) => all.slice(0, 2));
    expect(steps()).toHaveLength(2);
    expect(current()).toBe("block-corner");
    screen.getByText("2 / 2");
  });

  it("follows the scroll position after a curator reorders its steps", async () => {
    const { steps, current, environment } = await renderStory();
    await becomeSteps(environment, (all) => all.toReversed());
    expect(steps().map(({ id }) => id)).toEqual(["block-gone", "block-corner", "block-whole"]);
    await read(steps()[2]);
    expect(current()).toBe("block-whole");
  });

  it("jumps to a step with reduced motion, and ignores the steps scrolled past", async () => {
    const { screen, user, current, steps } = await renderStory();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    const [target, options] = scrolled.mock.lastCall ?? [];
    expect(target?.id).toBe("block-corner");
    expect(options).toEqual({ block: "start", behavior: "instant" });
    await read(steps()[0]);
    expect(current()).toBe("block-corner");
    await read(steps()[1]);
    await read(steps()[0]);
    expect(current()).toBe("block-whole");
  });

  it("follows the scroll position if the reader stops the scrolling", async () => {
    const { screen, user, current, steps } = await renderStory();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    fireEvent(window, new Event("scrollend"));
    await read(steps()[0]);
    expect(current()).toBe("block-whole");
  });

  it("scrolls to the end of a long text before it moves to the next step", async () => {
    const { container, current, steps } = await renderStory();
    const scrollBy = vi.spyOn(window, "scrollBy").mockReturnValue();
    const lie = (element: Element | null | undefined, top: number, height: number) =>
      element &&
      vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 400, height));
    lie(container.querySelector(".zoom-story"), -100, 5_000);
    lie(steps()[0], 0, window.innerHeight + 200);
    expect(fireEvent.keyDown(document.body, { key: "PageDown" })).toBe(false);
    expect(current()).toBe("block-whole");
    expect(scrollBy).toHaveBeenCalledWith({ top: 200, behavior: "instant" });
    lie(steps()[0], -200, window.innerHeight + 200);
    expect(fireEvent.keyDown(document.body, { key: "PageDown" })).toBe(false);
    expect(current()).toBe("block-corner");
  });

  it("moves with the keys of a remote control, except in fields and at its start", async () => {
    const { container, current } = await renderStory();
    const story = container.querySelector(".zoom-story");
    vi.spyOn(story as HTMLElement, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, -100, 400, 5_000),
    );
    const press = (key: string, target: Element = document.body) =>
      fireEvent.keyDown(target, { key });
    expect(press("PageDown")).toBe(false);
    expect(current()).toBe("block-corner");
    expect(press("ArrowLeft")).toBe(false);
    expect(current()).toBe("block-whole");
    expect(press("PageUp")).toBe(true);
    const field = document.createElement("input");
    container.append(field);
    expect(press("PageDown", field)).toBe(true);
    expect(current()).toBe("block-whole");
  });

  it("ignores keys while it is outside the window", async () => {
    const { container, current } = await renderStory();
    const story = container.querySelector(".zoom-story");
    vi.spyOn(story as HTMLElement, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 3_000, 400, 5_000),
    );
    expect(fireEvent.keyDown(document.body, { key: "PageDown" })).toBe(true);
    expect(current()).toBe("block-whole");
  });

  it("has a default name without a title, and renders nothing without steps", async () => {
    const { screen, unmount } = await renderStory(usual, null);
    expect(screen.getByRole("region", { name: "Zoom story" })).toBeTruthy();
    unmount();
    const { container } = await renderStory([]);
    expect(container.textContent).toBe("");
  });
});
