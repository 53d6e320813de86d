import { act, fireEvent, waitFor } from "@testing-library/react";
import { graphql } from "react-relay";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TourPageTestQuery } from "../../../../__generated__/relay/TourPageTestQuery.graphql.ts";
import { VisitorContext } from "../../../../src/client/features/albums/VisitorContext.ts";
// Preloads lazy parts, so that loading them does not count towards a test's timeout.
import "../../../../src/client/features/tours/LiveTour.tsx";
import "../../../../src/client/features/tours/TourEditor.tsx";
import "../../../../src/client/features/tours/TourReplayPart.tsx";
import { NoSuchTour } from "../../../../src/client/features/tours/NoSuchTour.tsx";
import { TourPage } from "../../../../src/client/features/tours/TourPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { liveTour, viewerOf } from "./tour-data.ts";

beforeEach(() => {
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
});

const step = (id: string, at: number, caption: string | null) => ({
  __typename: "TourStep",
  id,
  at,
  view: liveTour.view.view,
  caption,
});
/** Three steps: 3 s, a longer pause shortened to 8 s, and the last for 1.5 s. */
const steps = [step("a", 0, "The sea"), step("b", 3_000, null), step("c", 90_000, "The end")];
const ended = { ...liveTour, __typename: "Tour", state: "ENDED", endedAt: "2026-11-22T10:00:00Z" };

/** Renders the page of a tour for a viewer. */
async function renderPage(tour: object, viewer = viewerOf(null)) {
  const rendered = await renderWithRelay<TourPageTestQuery>(
    {
      query: graphql`
        query TourPageTestQuery @relay_test_operation {
          tour(code: "bcdfgh") {
            ...TourPage_tour
          }
          viewer {
            ...FavouriteButton_viewer
            ...useGuest_viewer
          }
        }
      `,
      render: (data) => (
        <VisitorContext value={data.viewer ?? null}>
          {data.tour && <TourPage tour={data.tour} />}
        </VisitorContext>
      ),
    },
    { Query: () => ({ tour, viewer }) },
  );
  const { mock } = rendered.environment;
  const asked = () =>
    mock.findOperation(({ request }) => request.node.params.name === "TourReplayPartQuery");
  return {
    ...rendered,
    asked,
    /** Responds to the refetch of the tour. */
    answerSteps: (told: object | null) =>
      act(async () => {
        const payload = MockPayloadGenerator.generate(asked(), { Query: () => ({ tour: told }) });
        mock.resolve(asked(), payload);
      }),
  };
}

/** Renders the page of an ended tour with its steps. */
async function replay(viewer = viewerOf(null), told = steps) {
  const rendered = await renderPage(ended, viewer);
  await waitFor(rendered.asked);
  await rendered.answerSteps({ ...ended, version: 3, steps: told });
  await rendered.screen.findByRole("group", { name: "The tour again" });
  return rendered;
}

type Rendered = Awaited<ReturnType<typeof replay>>;
const press = ({ user, screen }: Rendered, name: string) =>
  user.click(screen.getByRole("button", { name }));
const time = ({ screen }: Rendered) => screen.getByRole("slider", { name: "Time" });

describe("TourPage: the page of a tour", () => {
  it("shows the title, guide and number of followers of a live tour", async () => {
    const { screen } = await renderPage(liveTour);
    screen.getByRole("heading", { level: 1, name: "A walk" });
    screen.getByText("Guided by Ada");
    await screen.findByText("12 following");
  });

  it("replays an ended tour, and retries on request when its steps fail to load", async () => {
    const { screen, user, environment, asked, answerSteps } = await renderPage(ended);
    screen.getByText("It was guided by Ada");
    await waitFor(asked);
    await act(async () => environment.mock.reject(asked(), new Error("The network is cut.")));
    expect(screen.getByRole("alert").textContent).toMatch(/^The steps of this tour did not arrive/);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.queryByRole("alert")).toBeNull();
    await answerSteps({ ...ended, version: 3, steps });
    screen.getByText("Step 1 of 3");
    screen.getByText(/^This tour is over\. It ended on /);
  });

  it("shows a message if an ended tour has no steps", async () => {
    const { screen, asked, answerSteps } = await renderPage(ended);
    await waitFor(asked);
    await answerSteps({ ...ended, version: 3, steps: [] });
    screen.getByText("This tour has no steps any more.");
  });

  it("shows why a code is wrong, and opens the tour of another code", async () => {
    const { screen, user, router } = await renderWithRelay<TourPageTestQuery>(
      {
        query: graphql`
          query TourPageTestNoneQuery @relay_test_operation {
            site {
              title
            }
          }
        `,
        render: () => <NoSuchTour code="bcdfgh" sentence="No tour has this code." isWrong />,
      },
      {},
    );
    screen.getByRole("heading", { level: 1, name: "Tours" });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Code of the tour" });
    expect(field.value).toBe("BCD FGH");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const describing = field.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(describing)?.textContent).toBe("No tour has this code.");
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    expect(screen.queryByText("No tour has this code.")).toBeNull();
    await user.type(field, "KLM NPQ{Enter}");
    await waitFor(() => expect(router.latestLocation.pathname).toBe("/tours/klmnpq"));
  });
});

describe("TourPage: the replay of a tour", () => {
  it("moves to other steps and to any time, with the captions", async () => {
    const rendered = await replay();
    const { screen } = rendered;
    expect(screen.getByText("The sea").closest("[role=status]")).not.toBeNull();
    const disabled = (name: string) =>
      screen.getByRole("button", { name }).getAttribute("aria-disabled");
    expect(disabled("Previous step")).toBe("true");
    await press(rendered, "Previous step");
    screen.getByText("Step 1 of 3");
    await press(rendered, "Next step");
    screen.getByText("Step 2 of 3");
    expect(screen.queryByText("The sea")).toBeNull();
    expect(time(rendered).getAttribute("aria-valuetext")).toBe("0:03 of 0:13, Step 2 of 3");
    fireEvent.change(time(rendered), { target: { value: "11500" } });
    screen.getByText("Step 3 of 3");
    screen.getByText("The end");
    expect(disabled("Next step")).toBe("true");
    await press(rendered, "Previous step");
    screen.getByText("Step 2 of 3");
  });

  it("advances automatically until the visitor pauses it or looks around alone", async () => {
    const rendered = await replay();
    const { screen, container } = rendered;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    try {
      const later = (by: number) => act(async () => vi.advanceTimersByTime(by));
      fireEvent.click(screen.getByRole("button", { name: "Play" }));
      await later(3_200);
      screen.getByText("Step 2 of 3");
      fireEvent.click(screen.getByRole("button", { name: "Pause" }));
      await later(20_000);
      screen.getByText("Step 2 of 3");
      fireEvent.click(screen.getByRole("button", { name: "Play" }));
      fireEvent.wheel(container.querySelector(".tour-stage") as Element);
      screen.getByText("You are looking around alone.");
      await later(20_000);
      screen.getByText("Step 2 of 3");
      fireEvent.click(screen.getByRole("button", { name: "Back to the tour" }));
      expect(screen.queryByText("You are looking around alone.")).toBeNull();
      fireEvent.click(screen.getByRole("button", { name: "Play" }));
      await later(20_000);
      screen.getByText("Step 3 of 3");
      screen.getByRole("button", { name: "Play" });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ["its guide", viewerOf("ada")],
    ["a curator", viewerOf("cy", "CURATOR")],
  ])("can be edited by %s", async (_, viewer) => {
    const rendered = await replay(viewer);
    await press(rendered, "Edit");
    await rendered.screen.findByRole("region", { name: "Edit the tour" });
    await press(rendered, "Show 3 · 1:30");
    rendered.screen.getByText("Step 3 of 3");
    await press(rendered, "Edit");
    expect(rendered.screen.queryByRole("region", { name: "Edit the tour" })).toBeNull();
  });

  it("cannot be edited by another member", async () => {
    const { screen } = await replay(viewerOf("bo"));
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  });

  it("can be opened as a draft story by curators only", async () => {
    const rendered = await replay(viewerOf("cy", "CURATOR"));
    await press(rendered, "Open as a draft story");
    expect(rendered.lastAsked()).toEqual({
      name: "useStoryOfTourMutation",
      variables: { input: { tourId: "tour-1" } },
    });
    const { environment, router, screen, unmount } = rendered;
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          createExhibition: {
            __typename: "CreateExhibitionSuccess",
            exhibitionEdge: { node: { id: "draft-1" } },
          },
        },
      }),
    );
    await waitFor(() => expect(router.latestLocation.pathname).toBe("/desk/exhibitions/draft-1"));
    screen.getByRole("button", { name: "Open as a draft story" });
    unmount();
    const { screen: guides } = await replay(viewerOf("ada"));
    expect(guides.queryByRole("button", { name: "Open as a draft story" })).toBeNull();
  });

  it("shows why it cannot be opened as a draft story", async () => {
    const rendered = await replay(viewerOf("cy", "CURATOR"));
    await press(rendered, "Open as a draft story");
    const message = "This tour is not there any more. Load the page again.";
    await act(async () =>
      rendered.environment.mock.resolveMostRecentOperation({
        data: { createExhibition: { __typename: "InvalidInput", problems: [{ message }] } },
      }),
    );
    expect(rendered.screen.getByText(message).closest("[role=status]")).not.toBeNull();
  });

  it("can be deleted after its last step is removed", async () => {
    const rendered = await replay(viewerOf("ada"), steps.slice(0, 1));
    const { screen, environment } = rendered;
    await press(rendered, "Edit");
    await screen.findByRole("region", { name: "Edit the tour" });
    await press(rendered, "Remove step 1");
    const tour = { ...ended, version: 4, steps: [] };
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { removeTourStep: { __typename: "EditTourSuccess", tour } },
      }),
    );
    screen.getByText("This tour has no steps any more.");
    expect(screen.queryByText(/^Step/)).toBeNull();
    screen.getByRole("button", { name: "Delete the tour …" });
  });
});
