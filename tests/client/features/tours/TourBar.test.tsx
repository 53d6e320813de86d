import { act, fireEvent, waitFor } from "@testing-library/react";
import { useRef, useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { GraphQLSingularResponse } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import presentView from "../../../../__generated__/relay/usePresentViewMutation.graphql.ts";
import type { TourBarTestQuery } from "../../../../__generated__/relay/TourBarTestQuery.graphql.ts";
import { VisitorContext } from "../../../../src/client/features/albums/VisitorContext.ts";
import { useSight } from "../../../../src/client/features/tours/sight.ts";
import { TourBar } from "../../../../src/client/features/tours/TourBar.tsx";
import { TourBarPart } from "../../../../src/client/features/tours/TourBarPart.tsx";
import { takeTour, tourInHand } from "../../../../src/client/features/tours/tour-in-hand.ts";
import { tellMissed } from "../../../../src/client/relay/missed-events.ts";
import { toText } from "../../../../src/view/view-text.ts";
import { wholeView } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { liveTour, viewerOf } from "./tour-data.ts";
import { eventually } from "../../../support/eventually.ts";

/** A zoom view that covers the page. */
function Closeup() {
  const place = useRef<HTMLDivElement>(null);
  useSight(() => null, place);
  return <div ref={place} data-testid="closeup" />;
}

function Page() {
  const [isClose, setClose] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setClose(!isClose)}>
        Look closely
      </button>
      {isClose && <Closeup />}
      <TourBar code="bcdfgh" />
    </>
  );
}

beforeEach(() => takeTour("bcdfgh"));
afterEach(() => takeTour(null));

async function renderBar(content: ReactNode = <Page />) {
  const rendered = await renderWithRelay<TourBarTestQuery>(
    {
      query: graphql`
        query TourBarTestQuery @relay_test_operation {
          viewer {
            ...FavouriteButton_viewer
            ...useGuest_viewer
          }
        }
      `,
      render: (data) => <VisitorContext value={data.viewer ?? null}>{content}</VisitorContext>,
    },
    { Query: () => ({ viewer: viewerOf("ada") }) },
  );
  const { mock } = rendered.environment;
  const asked = () =>
    mock.findOperation(({ request }) => request.node.params.name === "TourBarQuery");
  const answer = (tour: object | null) =>
    act(async () => {
      const payload = MockPayloadGenerator.generate(asked(), { Query: () => ({ tour }) });
      mock.resolve(asked(), payload);
    });
  const refuse = () =>
    act(async () => {
      const errors = [{ message: "Too many codes were tried.", path: ["tour"] }];
      mock.resolve(asked(), { data: { tour: null }, errors } as GraphQLSingularResponse);
    });
  const lose = () => act(async () => mock.reject(asked(), new Error("The network is cut.")));
  return { ...rendered, answer, refuse, lose };
}

it("TourBar: renders after the tour query fails and a retry succeeds", async () => {
  const { screen, answer, refuse, lose } = await renderBar();
  await lose();
  await act(async () => tellMissed());
  await refuse();
  expect(tourInHand()).toBe("bcdfgh");
  await act(async () => tellMissed());
  await answer(liveTour);
  screen.getByRole("complementary", { name: "Your tour" });
  await act(async () => tellMissed());
  await refuse();
  screen.getByRole("complementary", { name: "Your tour" });
});

it("TourBar: clears the active tour if it no longer exists", async () => {
  const { answer } = await renderBar();
  await answer(null);
  expect(tourInHand()).toBeNull();
});

it("TourBar: moves into a zoom view and back without losing typed text", async () => {
  const { screen, user, answer } = await renderBar();
  await answer(liveTour);
  const bar = screen.getByRole("complementary", { name: "Your tour" });
  const field = screen.getByLabelText<HTMLInputElement>("Say something");
  await user.type(field, "Look he");
  fireEvent.click(screen.getByRole("button", { name: "Look closely" }));
  expect(screen.getByTestId("closeup").contains(bar)).toBe(true);
  expect(document.activeElement).toBe(field);
  await user.type(field, "re");
  fireEvent.click(screen.getByRole("button", { name: "Look closely" }));
  expect(screen.queryByTestId("closeup")).toBeNull();
  expect(bar.isConnected).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Say something").value).toBe("Look here");
});

it("TourBar: clears the active tour and stops sending views when another tab claims it", async () => {
  const shown = { image: 0 };
  function Picture() {
    useSight(() => ({ view: wholeView("a-work", shown.image), pictures: [], pointer: null }));
    return null;
  }
  const heard = vi.fn();
  const otherTab = new BroadcastChannel("vitrine.tour");
  otherTab.onmessage = ({ data }) => heard(data);
  const { screen, environment, answer } = await renderBar(
    <>
      <Picture />
      <TourBarPart />
    </>,
  );
  await waitFor(() => expect(heard).toHaveBeenCalledWith("bcdfgh"));
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  await answer(liveTour);
  /** Whether a view was sent whose sequence is this much above the highest known one. */
  const isSent = (above: number) => {
    const view = toText(wholeView("a-work", shown.image));
    const input = { tourId: "tour-1", sequence: 7 + above, view, pointer: null };
    return environment.mock.isLoading(presentView, { input }, { metadata: { live: true } });
  };
  expect(isSent(1)).toBe(true);
  shown.image = 1;
  vi.advanceTimersByTime(200);
  expect(isSent(2)).toBe(true);
  otherTab.postMessage("mnpqrs");
  otherTab.postMessage("bcdfgh");
  await act(() => eventually(() => expect(tourInHand()).toBeNull()));
  otherTab.close();
  expect(screen.queryByRole("complementary")).toBeNull();
  shown.image = 2;
  vi.advanceTimersByTime(1_000);
  expect(isSent(3)).toBe(false);
});
