import { act, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import presentView from "../../../../__generated__/relay/usePresentViewMutation.graphql.ts";
import type { GuideBarTestQuery } from "../../../../__generated__/relay/GuideBarTestQuery.graphql.ts";
import { VisitorContext } from "../../../../src/client/features/albums/VisitorContext.ts";
import { GuideBar } from "../../../../src/client/features/tours/GuideBar.tsx";
import { useSight } from "../../../../src/client/features/tours/sight.ts";
import { takeTour, tourInHand } from "../../../../src/client/features/tours/tour-in-hand.ts";
import { toText } from "../../../../src/view/view-text.ts";
import { wholeView } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation, sendEvent } from "../live-event.ts";
import { liveTour, viewerOf } from "./tour-data.ts";

const view = wholeView("a-work", 0);

/** An image in the page that the user looks at. */
function Picture() {
  useSight(() => ({ view, pictures: [], pointer: null }));
  return null;
}

beforeEach(() => takeTour("bcdfgh"));
afterEach(() => {
  takeTour(null);
});

function renderBar(tour: Partial<typeof liveTour> = {}, viewer = viewerOf("ada")) {
  return renderWithRelay<GuideBarTestQuery>(
    {
      query: graphql`
        query GuideBarTestQuery @relay_test_operation {
          tour(code: "bcdfgh") {
            ...GuideBar_tour
          }
          viewer {
            ...FavouriteButton_viewer
            ...useGuest_viewer
          }
        }
      `,
      render: (data) => (
        <VisitorContext value={data.viewer ?? null}>
          <Picture />
          {data.tour && <GuideBar tour={data.tour} />}
        </VisitorContext>
      ),
    },
    { Query: () => ({ tour: { ...liveTour, ...tour }, viewer }) },
  );
}

type Rendered = Awaited<ReturnType<typeof renderBar>>;

/** Returns whether the view was sent over the live connection, with the number after the highest known one. */
const isShown = ({ environment }: Rendered) =>
  environment.mock.isLoading(
    presentView,
    { input: { tourId: "tour-1", sequence: 8, view: toText(view), pointer: null } },
    { metadata: { live: true } },
  );
const change = ({ environment }: Rendered, tour: Partial<typeof liveTour>) =>
  sendEvent(environment, "useTourRoomSubscription", { Tour: () => ({ ...liveTour, ...tour }) });
const asked = (rendered: Rendered) => rendered.lastAsked();

describe("GuideBar: the bar of a tour's guide", () => {
  it("sends the current view over the live connection, above the highest known sequence", async () => {
    const rendered = await renderBar();
    expect(isShown(rendered)).toBe(true);
    // Relay would retain a separate operation for what is sent, forever.
    expect(asked(rendered).name).not.toBe("usePresentViewMutation");
  });

  it("sends no view while another participant holds the lens, and can reclaim the lens", async () => {
    const rendered = await renderBar({ lensHolder: { memberId: "bo", name: "Bo" } });
    expect(isShown(rendered)).toBe(false);
    rendered.screen.getByText(/^Bo holds the lens/);
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Take the lens back" }));
    expect(asked(rendered)).toEqual({
      name: "useTakeLensMutation",
      variables: { input: { tourId: "tour-1" } },
    });
    await change(rendered, { lensHolder: null });
    expect(isShown(rendered)).toBe(true);
  });

  it("sends a message, which stays in the field until sending succeeds", async () => {
    const rendered = await renderBar();
    const { screen, user, environment } = rendered;
    const field = screen.getByLabelText<HTMLInputElement>("Say something");
    await user.type(field, "Look{Enter}");
    expect(asked(rendered)).toEqual({
      name: "useSayInTourMutation",
      variables: { input: { tourId: "tour-1", words: "Look" } },
    });
    await answerMutation(environment, {
      sayInTour: { __typename: "NotAllowed", message: "This tour is over." },
    });
    screen.getByText("This tour is over.");
    expect(field.value).toBe("Look");
    await user.type(field, "{Enter}");
    await answerMutation(environment, {
      sayInTour: { __typename: "ChangeTourSuccess", tour: { __typename: "Tour", ...liveTour } },
    });
    expect(field.value).toBe("");
  });

  it("shows raised hands in their order, lowers one, and hands over the lens", async () => {
    const rendered = await renderBar();
    const { screen, user } = rendered;
    const hands = [
      { memberId: "cy", name: "Cy" },
      { memberId: "bo", name: "Bo" },
    ];
    await user.click(screen.getByRole("button", { name: "0 hands" }));
    screen.getByText("Nobody has raised a hand.");
    await change(rendered, { hands });
    const names = within(screen.getByRole("list", { name: "Raised hands" })).getAllByText(/^..$/);
    expect(names.map(({ textContent }) => textContent)).toEqual(["Cy", "Bo"]);
    await user.click(screen.getByRole("button", { name: "Lower the hand of Cy" }));
    expect(asked(rendered).variables).toEqual({ input: { tourId: "tour-1", memberId: "cy" } });
    await user.click(screen.getByRole("button", { name: "Hand over the lens to Bo" }));
    expect(asked(rendered)).toEqual({
      name: "useHandLensMutation",
      variables: { input: { tourId: "tour-1", memberId: "bo" } },
    });
  });

  it("lowers all hands at once if there are several", async () => {
    const rendered = await renderBar({ hands: [{ memberId: "bo", name: "Bo" }] });
    const { screen, user } = rendered;
    await user.click(screen.getByRole("button", { name: "1 hand" }));
    expect(screen.queryByRole("button", { name: /^Lower all/ })).toBeNull();
    await change(rendered, {
      hands: [
        { memberId: "bo", name: "Bo" },
        { memberId: "ed", name: "Ed" },
      ],
    });
    await user.click(screen.getByRole("button", { name: "Lower the hand of Ed" }));
    await change(rendered, { hands: [{ memberId: "bo", name: "Bo" }] });
    const bar = screen.getByRole("complementary", { name: "Your tour" });
    expect(document.activeElement?.contains(screen.getByLabelText("Raised hands"))).toBe(true);
    expect(bar.contains(document.activeElement)).toBe(true);
    const hands = ["bo", "cy", "di"].map((id) => ({ memberId: id, name: id }));
    await change(rendered, { hands });
    await user.click(screen.getByRole("button", { name: "Lower all 3" }));
    expect(asked(rendered)).toEqual({
      name: "useLowerAllHandsMutation",
      variables: { input: { tourId: "tour-1" } },
    });
  });

  it("ends the tour after a confirmation, and then clears the active tour", async () => {
    const rendered = await renderBar();
    const { screen, user } = rendered;
    await user.click(screen.getByRole("button", { name: "End" }));
    await user.click(screen.getByRole("button", { name: "End the tour" }));
    expect(asked(rendered).name).toBe("useEndTourMutation");
    expect(tourInHand()).toBe("bcdfgh");
    await change(rendered, { state: "ENDED" });
    expect(tourInHand()).toBeNull();
  });

  it("sends the view of a visitor who holds the lens, until they return it", async () => {
    const viewer = { ...viewerOf(null), guestId: "bo" };
    const rendered = await renderBar({ lensHolder: { memberId: "bo", name: "Bo" } }, viewer);
    expect(isShown(rendered)).toBe(true);
    expect(rendered.screen.queryByLabelText("Say something")).toBeNull();
    await rendered.user.click(rendered.screen.getByRole("button", { name: "Give the lens back" }));
    await act(async () => {});
    await change(rendered, { lensHolder: null });
    expect(tourInHand()).toBeNull();
  });
});
