import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SiteLink } from "../../../../src/client/features/exhibitions/text/SiteLink.tsx";

/** Clicks a link in a text; returns whether the browser handles it, and where the router navigated. */
async function press(href: string) {
  const rootRoute = createRootRoute();
  const at = (path: string) => createRoute({ getParentRoute: () => rootRoute, path });
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: "/",
    component: () => <SiteLink href={href}>There</SiteLink>,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      home,
      at("works"),
      at("works/$slug"),
      at("exhibitions/$slug"),
    ]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(<RouterProvider router={router as never} />);
  const link = await screen.findByRole("link", { name: "There" });
  const click = createEvent.click(link);
  // The test browser would report that it cannot navigate.
  window.addEventListener("click", keepHere, { once: true });
  let isLeft = true;
  function keepHere(event: Event) {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  }
  fireEvent(link, click);
  await router.load();
  return { isLeft, at: router.state.location.href };
}

it.each(["/", "/works?q=a.b#works", "/works/sea-chart", "/works/sea%20chart?view=a.b"])(
  "SiteLink: navigates to %s with the router",
  async (href) => {
    expect(await press(href)).toEqual({ isLeft: false, at: href });
  },
);

it.each([
  "/exhibitions/feed.atom",
  "/exhibitions/feed.atom?x=1",
  "/sitemap.xml",
  "/iiif/a/manifest",
  "/works/a/b/c",
])("SiteLink: leaves %s to the browser", async (href) => {
  expect(await press(href)).toEqual({ isLeft: true, at: "/" });
});
