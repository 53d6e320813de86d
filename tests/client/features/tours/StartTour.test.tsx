import { waitFor, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { afterEach, expect, it } from "vitest";
import type { StartTourTestQuery } from "../../../../__generated__/relay/StartTourTestQuery.graphql.ts";
import {
  endSignIn,
  signInReason,
} from "../../../../src/client/features/accounts/sign-in-request.ts";
import { VisitorContext } from "../../../../src/client/features/albums/VisitorContext.ts";
import { useSight } from "../../../../src/client/features/tours/sight.ts";
// Preloads the modal, so that loading it does not count towards a test's timeout.
import "../../../../src/client/features/tours/StartTour.tsx";
import { TourButton } from "../../../../src/client/features/tours/TourButton.tsx";
import { takeTour, tourInHand } from "../../../../src/client/features/tours/tour-in-hand.ts";
import { toText } from "../../../../src/view/view-text.ts";
import { wholeView } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";
import { viewerOf } from "./tour-data.ts";

afterEach(() => {
  takeTour(null);
  endSignIn();
});

const page = wholeView("a-work", 0);
const closer = { ...page, region: { x: 10, y: 10, width: 50, height: 40 } };

/** An open zoom view. */
function Closeup() {
  useSight(() => ({ view: closer, pictures: [], pointer: null }));
  return null;
}

/** Opens the modal by a click on the button, for a viewer. */
async function open(viewer: ReturnType<typeof viewerOf>, isClose = false) {
  const rendered = await renderWithRelay<StartTourTestQuery>(
    {
      query: graphql`
        query StartTourTestQuery @relay_test_operation {
          viewer {
            ...FavouriteButton_viewer
            ...useGuest_viewer
          }
        }
      `,
      render: (data) => (
        <VisitorContext value={data.viewer ?? null}>
          {isClose && <Closeup />}
          <TourButton title={"The sea ".repeat(40)} view={page} />
        </VisitorContext>
      ),
    },
    { Query: () => ({ viewer }) },
  );
  await rendered.user.click(rendered.screen.getByRole("button", { name: "Start a tour" }));
  const dialog = within(await rendered.screen.findByRole("dialog", { name: "Start a tour" }));
  return { ...rendered, dialog };
}

it("StartTour: asks a visitor without an account to sign in", async () => {
  const { user, dialog, screen } = await open(viewerOf(null));
  await user.click(dialog.getByRole("button", { name: "Sign in" }));
  expect(signInReason()).toEqual({
    sentence: "Sign in, then start the tour from the same menu.",
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("StartTour: starts a tour with a title and the page's view, and shows code and link", async () => {
  const { user, dialog, screen, environment, lastAsked, fail } = await open(viewerOf("ada"));
  const title = dialog.getByLabelText<HTMLInputElement>("Title");
  expect(title.value).toHaveLength(200);
  await user.clear(title);
  await user.click(dialog.getByRole("button", { name: "Start" }));
  dialog.getByText("Give the tour a title.");
  await user.type(title, "The sea{Enter}");
  expect(lastAsked()).toMatchObject({
    name: "useStartTourMutation",
    variables: { input: { title: "The sea", view: toText(page) } },
  });
  await fail();
  expect(tourInHand()).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Send the same again" }));
  const message = "This title is too long.";
  await answerMutation(environment, {
    startTour: { __typename: "InvalidInput", problems: [{ field: "title", message }] },
  });
  dialog.getByText(message);
  expect(document.activeElement).toBe(title);
  await user.type(title, "!{Enter}");
  await answerMutation(environment, {
    startTour: { __typename: "StartTourSuccess", tour: { id: "tour-1", code: "bcdfgh" } },
  });
  const begun = within(screen.getByRole("dialog", { name: "The tour has begun" }));
  begun.getByText("BCD FGH");
  begun.getByText(`${location.origin}/tours/bcdfgh`);
  begun.getByRole("img", { name: `QR code of ${location.origin}/tours/bcdfgh` });
  expect(tourInHand()).toBe("bcdfgh");
  await user.click(begun.getByRole("button", { name: "Begin to show" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("StartTour: starts a tour with the zoom view if one is open", async () => {
  const { user, dialog, lastAsked } = await open(viewerOf("ada"), true);
  await user.click(dialog.getByRole("button", { name: "Start" }));
  expect(lastAsked().variables).toMatchObject({ input: { view: toText(closer) } });
});
