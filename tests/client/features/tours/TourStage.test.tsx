import { act } from "@testing-library/react";
import { graphql } from "react-relay";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, it, vi } from "vitest";
import type { TourStageTestQuery } from "../../../../__generated__/relay/TourStageTestQuery.graphql.ts";
import { createFeed } from "../../../../src/client/features/tours/feed.ts";
import { TourStage } from "../../../../src/client/features/tours/TourStage.tsx";
import { wholeView } from "../../../../src/view/view.ts";
import type { View } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { viewer, viewport } from "../viewer/fake-openseadragon.ts";
import { pictureOf } from "../viewer/viewer-data.ts";
import { eventually } from "../../../support/eventually.ts";

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
});

const partOf = (region: View["region"]): View => ({ ...wholeView("a", 0), region });

async function renderStage(first: View) {
  const feed = createFeed({ view: first, pointer: null });
  const rendered = await renderWithRelay<TourStageTestQuery>(
    {
      query: graphql`
        query TourStageTestQuery @relay_test_operation {
          site {
            title
          }
        }
      `,
      render: () => <TourStage feed={feed} first={first} mode="follows" onAlone={() => {}} />,
    },
    {},
  );
  const { environment } = rendered;
  const asked = environment.mock.findOperation(
    ({ request }) => request.node.params.name === "useTourWorkQuery",
  );
  const answer = MockPayloadGenerator.generate(asked, {
    Image: () => pictureOf(),
    Work: () => ({ title: "A", images: [pictureOf()] }),
  });
  await act(async () => environment.mock.resolve(asked, answer));
  await eventually(() => expect(viewer.open).toHaveBeenCalled());
  const tell = (view: View) => act(async () => feed.tell({ view, pointer: null }));
  return { ...rendered, tell };
}

it("TourStage: does not move an image when only its colours change", async () => {
  // Rounded to a tenth of a pixel, it reaches slightly beyond the edge.
  const { tell } = await renderStage(partOf({ x: 4500.1, y: 3000, width: 1500, height: 1000 }));
  await act(async () => viewer.raise("open"));
  viewport.panTo.mockClear();
  const there = partOf({ x: 600, y: 400, width: 900, height: 600 });
  await tell(there);
  await eventually(() => expect(viewport.panTo).toHaveBeenCalled());
  viewport.panTo.mockClear();
  await tell({ ...there, adjustments: { ...there.adjustments, brightness: 2 } });
  expect(document.querySelector<HTMLElement>(".deep-zoom__view")?.style.cssText).toContain(
    "brightness(2)",
  );
  expect(viewport.panTo).not.toHaveBeenCalled();
});
