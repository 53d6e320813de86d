import { within } from "@testing-library/react";
import { graphql } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ComparedItemTestQuery } from "../../../../__generated__/relay/ComparedItemTestQuery.graphql.ts";
import { ComparedItem } from "../../../../src/client/features/compare/ComparedItem.tsx";
import type { ComparedPlace } from "../../../../src/client/features/compare/ComparedItem.tsx";
import { createLinking } from "../../../../src/client/features/compare/linking.ts";
import { asItComes, wholeFrame } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { workOf } from "./compared-works.ts";

const between: ComparedPlace = { index: 1, count: 3, isOver: false, isAimedAt: false };

async function renderItem({
  image = 0,
  place = between,
  work = workOf("mercator") as object,
} = {}) {
  const acts = {
    turn: vi.fn(),
    mirror: vi.fn(),
    whole: vi.fn(),
    adjust: vi.fn(),
    onRest: vi.fn(),
  };
  const [onMove, onRemove, onAim] = [vi.fn(), vi.fn(), vi.fn()];
  const linking = createLinking("frame");
  const rendered = await renderWithRelay<ComparedItemTestQuery>(
    {
      query: graphql`
        query ComparedItemTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...ComparedItem_work
          }
        }
      `,
      render: ({ work: key }) => (
        <ul>
          <ComparedItem
            work={key ?? null}
            name="one"
            frame={wholeFrame("mercator", image)}
            place={place}
            linking={linking}
            acts={acts}
            onAim={onAim}
            onMove={onMove}
            onRemove={onRemove}
          />
        </ul>
      ),
    },
    { Work: () => work },
  );
  return { ...rendered, acts, onMove, onRemove, onAim };
}

describe("ComparedItem: a compared image and its label", () => {
  beforeEach(() => vi.stubGlobal("fetch", async () => new Response("busy", { status: 503 })));

  it("shows the creator, title and date, and links to the work", async () => {
    const { screen } = await renderItem();
    const item = screen.getByRole("listitem");
    expect(item.textContent).toContain("Maker of mercator, Mercator, 1569");
    expect(item.textContent).not.toContain("X-ray");
    expect(screen.getByRole("link", { name: "Mercator" }).getAttribute("href")).toBe(
      "/works/mercator",
    );
  });

  it("shows which image of the work it is unless it is the first", async () => {
    const { screen } = await renderItem({ image: 1 });
    expect(screen.getByRole("listitem").textContent).toContain("Mercator, 1569, X-ray");
  });

  it("is rotated, mirrored, moved and removed by buttons", async () => {
    const { screen, user, acts, onMove, onRemove } = await renderItem();
    const tools = within(screen.getByRole("group", { name: "Mercator" }));
    await user.click(tools.getByRole("button", { name: "Rotate Mercator" }));
    expect(acts.turn).toHaveBeenCalledWith("one", 90);
    await user.click(tools.getByRole("button", { name: "Mirror Mercator" }));
    expect(acts.mirror).toHaveBeenCalledWith("one");
    await user.click(tools.getByRole("button", { name: "Move Mercator forward" }));
    await user.click(tools.getByRole("button", { name: "Move Mercator back" }));
    expect(onMove.mock.calls).toEqual([
      ["one", 0],
      ["one", 2],
    ]);
    await user.click(tools.getByRole("button", { name: "Remove Mercator" }));
    expect(onRemove).toHaveBeenCalledWith("one", "Mercator");
  });

  it("is moved by the arrow keys on its handle, and not beyond the ends", async () => {
    const last = { ...between, index: 2 };
    const { screen, user, onMove } = await renderItem({ place: last });
    screen.getByRole("button", { name: "Move Mercator: place 3 of 3" }).focus();
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(onMove).not.toHaveBeenCalled();
    await user.keyboard("{ArrowLeft}");
    expect(onMove).toHaveBeenCalledWith("one", 1);
  });

  it("cannot be moved when it is the only one", async () => {
    const alone = { ...between, index: 0, count: 1 };
    const { screen } = await renderItem({ place: alone });
    expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Remove Mercator" })).toBeTruthy();
  });

  it("opens its colour panel by key, and Escape returns the focus to the image", async () => {
    const { screen, user, acts } = await renderItem();
    const picture = screen.getByRole("application");
    picture.focus();
    await user.keyboard("a");
    const panel = await screen.findByRole("region", {
      name: "Brightness, contrast, colour of Mercator",
    });
    await user.click(within(panel).getByRole("checkbox", { name: "Greys only" }));
    expect(acts.adjust).toHaveBeenCalledWith("one", { ...asItComes, grey: true });
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region")).toBeNull();
    expect(document.activeElement).toBe(picture);
  });

  it("shows that its work has no image", async () => {
    const { screen } = await renderItem({ work: { ...workOf("mercator"), images: [] } });
    expect(screen.getByText("This work has no picture.")).toBeTruthy();
    expect(screen.queryByRole("application")).toBeNull();
  });
});
