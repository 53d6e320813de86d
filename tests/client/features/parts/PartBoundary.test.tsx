import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Component, useLayoutEffect, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { lazyPart } from "../../../../src/client/features/parts/lazy-part.tsx";
import { PartBoundary } from "../../../../src/client/features/parts/PartBoundary.tsx";
import { eventually } from "../../../support/eventually.ts";

const Menu = ({ label }: { label: string }) => <p>{label} is open</p>;

it("PartBoundary: shows the fallback, then the component", async () => {
  const Part = lazyPart(async () => Menu);
  render(
    <PartBoundary waiting={<p>A moment</p>}>
      <Part label="The menu" />
    </PartBoundary>,
  );
  screen.getByText("A moment");
  await screen.findByText("The menu is open");
  expect(screen.queryByText("A moment")).toBeNull();
});

it("PartBoundary: shows a component that was loaded before without a fallback", async () => {
  const Part = lazyPart(async () => Menu);
  const boundary = (label: string) => (
    <PartBoundary key={label} waiting={<p>A moment</p>}>
      <Part label={label} />
    </PartBoundary>
  );
  const { rerender } = render(boundary("The menu"));
  await screen.findByText("The menu is open");
  rerender(boundary("The next menu"));
  screen.getByText("The next menu is open");
});

it("PartBoundary: shows a component that another one loads between rendering and effects", async () => {
  // As in a browser, effects run in a separate task.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const Part = lazyPart(async () => Menu);
  function LoadsIt() {
    useLayoutEffect(() => void Part.prepare(), []);
    return null;
  }
  const place = document.createElement("div");
  const root = createRoot(place);
  root.render(
    <PartBoundary waiting={<p>A moment</p>}>
      <LoadsIt />
      <Part label="The menu" />
    </PartBoundary>,
  );
  await eventually(() => expect(place.textContent).toBe("The menu is open"));
  root.unmount();
});

it("PartBoundary: shows that a component needs the network, and loads it when the visitor retries", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
  const load = vi
    .fn<() => Promise<typeof Menu>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(Menu);
  const Part = lazyPart(load);
  render(
    <PartBoundary waiting={<p>A moment</p>}>
      <Part label="The menu" />
    </PartBoundary>,
  );
  const user = userEvent.setup();
  expect(await screen.findByRole("alert")).toMatchObject({
    textContent: expect.stringMatching(/needs the network/),
  });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/needs the network/);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("The menu is open");
  expect(load).toHaveBeenCalledTimes(3);
});

it("PartBoundary: offers to close a component that cannot be loaded", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
  const Part = lazyPart<{ label: string }>(() => Promise.reject(new TypeError("Failed to fetch")));
  const close = vi.fn();
  render(
    <PartBoundary waiting={null} onClose={close}>
      <Part label="The dialog" />
    </PartBoundary>,
  );
  await userEvent.setup().click(await screen.findByRole("button", { name: "Go without it" }));
  expect(close).toHaveBeenCalledOnce();
});

it("PartBoundary: passes a component's own error to the page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Broken = () => {
    throw new Error("Broken");
  };
  const Part = lazyPart(async () => Broken);
  render(
    <Page>
      <PartBoundary waiting={<p>A moment</p>}>
        <Part />
      </PartBoundary>
    </Page>,
  );
  await screen.findByText("The page says: Broken");
});

class Page extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? `The page says: ${this.state.error.message}` : this.props.children;
  }
}
