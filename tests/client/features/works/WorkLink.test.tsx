import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { WorkLink } from "../../../../src/client/features/works/WorkLink.tsx";
import { eventually } from "../../../support/eventually.ts";

async function renderLink() {
  const asked = vi.fn();
  const rootRoute = createRootRoute();
  const list = createRoute({
    getParentRoute: () => rootRoute,
    path: "/",
    component: () => <WorkLink slug="sea chart">Sea chart</WorkLink>,
  });
  const work = createRoute({
    getParentRoute: () => rootRoute,
    path: "works/$slug",
    loader: ({ params, preload }) => asked(params.slug, preload),
    component: () => "The work",
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([list, work]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    defaultPreload: false,
  });
  render(<RouterProvider router={router as never} />);
  return { asked, router, link: await screen.findByRole("link", { name: "Sea chart" }) };
}

it("WorkLink: has an href, and opens the work on a click", async () => {
  const { link, asked } = await renderLink();
  expect(link.getAttribute("href")).toBe("/works/sea%20chart");
  await userEvent.click(link);
  await screen.findByText("The work");
  expect(asked).toHaveBeenLastCalledWith("sea chart", false);
});

it("WorkLink: leaves clicks that open another window to the browser", async () => {
  const { link, router } = await renderLink();
  const wasLeft = fireEvent.click(link, { ctrlKey: true });
  expect(wasLeft).toBe(true);
  expect(router.state.location.pathname).toBe("/");
});

it.each([
  ["hover", (link: HTMLElement) => userEvent.hover(link)],
  ["focus", (link: HTMLElement) => Promise.resolve(link.focus())],
  ["touch", (link: HTMLElement) => Promise.resolve(fireEvent.touchStart(link))],
])("WorkLink: %s preloads the page", async (_name, reach) => {
  const { link, asked } = await renderLink();
  await reach(link);
  await eventually(() => expect(asked).toHaveBeenCalledWith("sea chart", true));
});

it("WorkLink: preloads nothing in data-saving mode", async () => {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true },
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  const { link, asked } = await renderLink();
  fireEvent.touchStart(link);
  await userEvent.click(link);
  await screen.findByText("The work");
  expect(asked.mock.calls).toEqual([["sea chart", false]]);
});
