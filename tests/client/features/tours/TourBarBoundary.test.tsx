import { act, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { TourBarBoundary } from "../../../../src/client/features/tours/TourBarBoundary.tsx";
import { tellMissed } from "../../../../src/client/relay/missed-events.ts";

/** Renders a bar that throws while `fails` is set. */
function renderBar() {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const bar = { fails: true };
  function Bar() {
    if (bar.fails) throw new Error("It fails.");
    return "The bar";
  }
  const on = (path: string) => (
    <TourBarBoundary path={path}>
      <Bar />
    </TourBarBoundary>
  );
  const screen = render(on("/works"));
  return { bar, screen, go: (path: string) => screen.rerender(on(path)) };
}

it("TourBarBoundary: renders the failed bar again on the next page, and not before", () => {
  const { bar, screen, go } = renderBar();
  screen.getByText(/^The bar of your tour could not be shown; the tour goes on\./);
  bar.fails = false;
  go("/works");
  expect(screen.queryByText("The bar")).toBeNull();
  go("/albums");
  screen.getByText("The bar");
});

it("TourBarBoundary: renders the failed bar again when the connection returns", () => {
  const { bar, screen } = renderBar();
  act(tellMissed);
  screen.getByRole("alert");
  bar.fails = false;
  act(tellMissed);
  screen.getByText("The bar");
});

it("TourBarBoundary: renders the failed bar again on request", async () => {
  const { bar, screen } = renderBar();
  bar.fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Show it again" }));
  screen.getByText("The bar");
});
