import { graphql } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ViewTakerTestQuery } from "../../../../../../__generated__/relay/ViewTakerTestQuery.graphql.ts";
import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { ViewTaker } from "../../../../../../src/client/features/desk/exhibitions/views/ViewTaker.tsx";
import { shownOf } from "../../../../../../src/client/features/desk/exhibitions/views/shown-views.ts";
import { readLook } from "../../../../../../src/view/taken-frame.ts";
import { renderWithRelay } from "../../../../../support/render-with-relay.tsx";
import { workOf } from "../../../compare/compared-works.ts";
import { pictureOf } from "../../../viewer/viewer-data.ts";
import { viewer } from "../../../viewer/fake-openseadragon.ts";
import { eventually } from "../../../../../support/eventually.ts";

const found = {
  WorkConnection: () => ({ totalCount: 1, edges: [{ node: workOf("mercator") }] }),
  WorkFacets: () => ({ types: { values: [] }, creators: { values: [] }, subjects: { values: [] } }),
};
const work = {
  Node: () => ({ __typename: "Work", id: "mercator" }),
  Work: () => workOf("mercator"),
  Image: () => pictureOf(),
};

async function openTaker(start?: TakenViewInput) {
  const [onTake, onClose] = [vi.fn<(view: TakenViewInput) => void>(), vi.fn()];
  const rendered = await renderWithRelay<ViewTakerTestQuery>(
    {
      query: graphql`
        query ViewTakerTestQuery @relay_test_operation {
          site {
            __typename
          }
        }
      `,
      render: () => (
        <ViewTaker title="Choose the cover" start={start} onTake={onTake} onClose={onClose} />
      ),
    },
    { Site: () => ({ id: "site" }) },
  );
  const asked = (name: string) => eventually(() => expect(rendered.lastAsked().name).toBe(name));
  const press = async (name: string) =>
    rendered.user.click(await rendered.screen.findByRole("button", { name }));
  return { ...rendered, onTake, onClose, asked, press };
}

describe("ViewTaker: the dialog that picks a view of a work", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal("fetch", async () => new Response("busy", { status: 503 }));
  });

  it("finds a work by search and returns the current view of an image", async () => {
    const { screen, user, answer, asked, press, onTake } = await openTaker();
    await asked("useFoundWorksQuery");
    await answer(found);
    await user.click(screen.getByRole("button", { name: "Image 2: X-ray" }));
    await asked("ViewFinderQuery");
    await answer(work);
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    await press("Use this view");
    const [view] = onTake.mock.lastCall ?? [];
    expect(view).toMatchObject({
      workId: "mercator",
      imageId: "image-1",
      place: 1,
      width: 6000,
      height: 4000,
    });
    expect(readLook(view?.frame ?? "")).not.toBeNull();
    expect(view && shownOf(view)).toMatchObject({ title: "Mercator", isDoubtful: false });
  });

  it("starts with the previous view, and switches to another image or work", async () => {
    const { screen, answer, asked, press } = await openTaker({
      workId: "mercator",
      imageId: "mercator-1",
      place: 0,
      width: 6000,
      height: 4000,
      frame: "100,100,400,300 90",
    });
    await asked("ViewFinderQuery");
    await answer(work);
    expect(screen.getByText("1 of 2", { exact: false })).toBeTruthy();
    await press("Next image");
    expect(screen.getByText("2 of 2", { exact: false })).toBeTruthy();
    await press("Another work");
    await asked("useFoundWorksQuery");
    expect(screen.getByRole("dialog", { name: "Choose the cover" })).toBeTruthy();
  });

  it("shows an error when loading fails, and a message for a work without images", async () => {
    const start = { workId: "x", imageId: "y", place: 0, width: 1, height: 1, frame: "full 0" };
    const { screen, answer, fail, asked, press } = await openTaker(start);
    await asked("ViewFinderQuery");
    await fail();
    expect(screen.getByRole("alert").textContent).toContain("cannot be loaded now");
    await press("Try again");
    await answer({ Query: () => ({ node: null }) });
    expect(screen.getByText(/^This work has no picture/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Choose another work" })).toBeTruthy();
  });
});
