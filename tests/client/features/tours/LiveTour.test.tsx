import { act, fireEvent } from "@testing-library/react";
import { graphql } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTourTestQuery } from "../../../../__generated__/relay/LiveTourTestQuery.graphql.ts";
import { VisitorContext } from "../../../../src/client/features/albums/VisitorContext.ts";
import { LiveTour } from "../../../../src/client/features/tours/LiveTour.tsx";
import { takeTour, tourInHand } from "../../../../src/client/features/tours/tour-in-hand.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation, sendEvent } from "../live-event.ts";
import { liveTour, viewerOf } from "./tour-data.ts";

beforeEach(() => {
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => takeTour(null));

function renderTour(tour: Partial<typeof liveTour> = {}, viewer = viewerOf(null)) {
  return renderWithRelay<LiveTourTestQuery>(
    {
      query: graphql`
        query LiveTourTestQuery @relay_test_operation {
          tour(code: "bcdfgh") {
            ...LiveTour_tour
          }
          viewer {
            ...FavouriteButton_viewer
            ...useGuest_viewer
          }
        }
      `,
      render: (data) => (
        <VisitorContext value={data.viewer ?? null}>
          {data.tour && <LiveTour tour={data.tour} />}
        </VisitorContext>
      ),
    },
    { Query: () => ({ tour: { ...liveTour, ...tour }, viewer }) },
  );
}

type Rendered = Awaited<ReturnType<typeof renderTour>>;

const change = ({ environment }: Rendered, tour: Partial<typeof liveTour>) =>
  sendEvent(environment, "useTourRoomSubscription", { Tour: () => ({ ...liveTour, ...tour }) });
const stage = ({ container }: Rendered) => container.querySelector(".tour-stage") as HTMLElement;

describe("LiveTour: a followed tour", () => {
  it("shows the number of followers, the latest message, and a list of all messages", async () => {
    const rendered = await renderTour();
    const { screen, user } = rendered;
    screen.getByText("12 following");
    expect(screen.queryByRole("button", { name: "What was said" })).toBeNull();
    await change(rendered, {
      followerCount: 1_300,
      said: { number: 1, words: "Look <b>here</b>" },
    });
    screen.getByText("1,300 following");
    expect(screen.getByText("Look <b>here</b>").closest("[role=status]")).not.toBeNull();
    await change(rendered, { said: { number: 2, words: "And there" } });
    await user.click(screen.getByRole("button", { name: "What was said" }));
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Look <b>here</b>",
      "And there",
    ]);
  });

  it("shows a message when it is deleted", async () => {
    const { environment, screen } = await renderTour();
    const room = environment.mock.findOperation(
      ({ request }) => request.node.params.name === "useTourRoomSubscription",
    );
    // Without this metadata the live connection would treat its end as a lost connection, and not report it.
    expect(room.request.cacheConfig?.metadata).toEqual({ ends: true });
    await act(async () => environment.mock.complete(room));
    screen.getByText(/^There is no tour here any more/);
  });

  it("shows when its guide is away, when updates stop, and who holds the lens", async () => {
    const rendered = await renderTour();
    await change(rendered, { presenterAwaySince: "2026-11-22T10:00:00Z" });
    rendered.screen.getByText("Ada is away. Stay: the tour goes on when they are back.");
    await change(rendered, { isInterrupted: true });
    rendered.screen.getByText(/^What is shown does not arrive at the moment/);
    await change(rendered, { lensHolder: { memberId: "bo", name: "Bo" } });
    rendered.screen.getByText("Bo holds the lens.");
  });

  it("stops following on a gesture, and resumes with a button or a key", async () => {
    const rendered = await renderTour();
    const { screen, user } = rendered;
    const isAlone = () => screen.queryByText("You are looking around alone.") !== null;
    fireEvent.keyDown(stage(rendered), { key: "Tab" });
    expect(isAlone()).toBe(false);
    fireEvent.wheel(stage(rendered));
    expect(isAlone()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Back to the tour" }));
    expect(isAlone()).toBe(false);
    fireEvent.keyDown(stage(rendered), { key: "+" });
    expect(isAlone()).toBe(true);
    fireEvent.keyDown(document.body, { key: "t" });
    expect(isAlone()).toBe(false);
    fireEvent.pointerDown(stage(rendered));
    expect(isAlone()).toBe(true);
  });

  it("shows why it cannot be followed", async () => {
    const { environment, screen } = await renderTour();
    const sentence =
      "At most 10,000 people follow a tour, 2,500 of them from one network. There is no room for more now.";
    const operation = environment.mock.findOperation(
      ({ request }) => request.node.params.name === "useTourRoomSubscription",
    );
    await act(async () => environment.mock.reject(operation, new Error(sentence)));
    screen.getByText(sentence);
  });
});

describe("LiveTour: a raised hand", () => {
  it("needs a name from a visitor, and can be lowered", async () => {
    const rendered = await renderTour();
    const { screen, user, environment, lastAsked } = rendered;
    await user.click(screen.getByRole("button", { name: "Raise your hand" }));
    await user.type(screen.getByLabelText("Your name"), "Bo{Enter}");
    expect(lastAsked()).toEqual({
      name: "useRaiseHandMutation",
      variables: { input: { tourId: "tour-1", name: "Bo" } },
    });
    const hands = [{ memberId: "bo", name: "Bo" }];
    await answerMutation(environment, {
      raiseHand: {
        __typename: "ChangeTourSuccess",
        tour: { __typename: "Tour", ...liveTour, hands },
        viewer: { ...viewerOf(null), __typename: "Viewer", guestId: "bo" },
      },
    });
    const lower = screen.getByRole("button", { name: "Lower your hand" });
    expect(document.activeElement).toBe(lower);
    await user.click(lower);
    expect(lastAsked()).toEqual({
      name: "useLowerHandMutation",
      variables: { input: { tourId: "tour-1", memberId: null } },
    });
  });

  it("focuses the name field once, and not again when the tour changes", async () => {
    const rendered = await renderTour();
    const { screen, user } = rendered;
    await user.click(screen.getByRole("button", { name: "Raise your hand" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Your name"));
    const elsewhere = screen.getByRole("button", { name: "Raise it" });
    elsewhere.focus();
    await change(rendered, { followerCount: 13 });
    expect(document.activeElement).toBe(elsewhere);
  });

  it("reconnects the live connection of a visitor, even if the page already knows the visitor", async () => {
    const { screen, user, environment } = await renderTour(
      {},
      { ...viewerOf(null), guestId: "bo" },
    );
    const reconnect = vi.fn();
    Object.assign(environment, { options: { live: { reconnect } } });
    await user.click(screen.getByRole("button", { name: "Raise your hand" }));
    await user.type(screen.getByLabelText("Your name"), "Bo{Enter}");
    await answerMutation(environment, {
      raiseHand: {
        __typename: "ChangeTourSuccess",
        tour: { __typename: "Tour", ...liveTour, hands: [{ memberId: "bo", name: "Bo" }] },
        viewer: { ...viewerOf(null), __typename: "Viewer", guestId: "bo" },
      },
    });
    expect(reconnect).toHaveBeenCalledTimes(1);
  });

  it("needs no name from a member, and shows why the server rejects it", async () => {
    const { screen, user, environment, lastAsked } = await renderTour({}, viewerOf("cy"));
    await user.click(screen.getByRole("button", { name: "Raise your hand" }));
    expect(lastAsked().variables).toEqual({ input: { tourId: "tour-1", name: null } });
    await answerMutation(environment, {
      raiseHand: { __typename: "NotAllowed", message: "This tour is over." },
    });
    screen.getByText("This tour is over.");
  });
});

describe("LiveTour: the holder of the lens", () => {
  it("sees a notice that their view is shown to everybody, and guides from this tab", async () => {
    const rendered = await renderTour({}, viewerOf("bo"));
    fireEvent.wheel(stage(rendered));
    await change(rendered, { lensHolder: { memberId: "bo", name: "Bo" } });
    rendered.screen.getByText("What you look at here is shown to everybody.");
    expect(rendered.screen.queryByText("You are looking around alone.")).toBeNull();
    expect(tourInHand()).toBe("bcdfgh");
    expect(stage(rendered).dataset.mode).toBe("shows");
  });

  it("follows in a tab where they do not guide, until they continue there", async () => {
    const rendered = await renderTour({}, viewerOf("ada"));
    expect(stage(rendered).dataset.mode).toBe("follows");
    expect(rendered.screen.queryByRole("button", { name: "Raise your hand" })).toBeNull();
    await rendered.user.click(
      rendered.screen.getByRole("button", { name: "Go on guiding from here" }),
    );
    expect(stage(rendered).dataset.mode).toBe("shows");
    expect(tourInHand()).toBe("bcdfgh");
  });
});
