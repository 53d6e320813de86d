import { act, fireEvent } from "@testing-library/react";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { GraphQLSingularResponse } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TourBarTestQuery } from "../../../../__generated__/relay/TourBarTestQuery.graphql.ts";
import { VisitorContext } from "../../../../src/client/features/albums/VisitorContext.ts";
import { useSight } from "../../../../src/client/features/tours/sight.ts";
import { TourBar } from "../../../../src/client/features/tours/TourBar.tsx";
import { takeTour, tourInHand } from "../../../../src/client/features/tours/tour-in-hand.ts";
import { tellMissed } from "../../../../src/client/relay/missed-events.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { liveTour, viewerOf } from "./tour-data.ts";
import { eventually } from "../../../support/eventually.ts";

/** Something that lies over the page and is looked at. */
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

async function renderBar() {
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
      render: (data) => (
        <VisitorContext value={data.viewer ?? null}>
          <Page />
        </VisitorContext>
      ),
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

it("TourBar: the bar is there although its tour could not be had at first", async () => {
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

it("TourBar: a tour that is not there any more is guided no more", async () => {
  const { answer } = await renderBar();
  await answer(null);
  expect(tourInHand()).toBeNull();
});

it("TourBar: the bar goes over what lies over the page, and back, with what is being written in it", async () => {
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

it("TourBar: a tour is guided from the tab that took it last, and from no other", async () => {
  const heard = vi.fn();
  const otherTab = new BroadcastChannel("vitrine.tour");
  otherTab.onmessage = ({ data }) => heard(data);
  await renderBar();
  await eventually(() => expect(heard).toHaveBeenCalledWith("bcdfgh"));
  otherTab.postMessage("mnpqrs");
  otherTab.postMessage("bcdfgh");
  await eventually(() => expect(tourInHand()).toBeNull());
  otherTab.close();
});
