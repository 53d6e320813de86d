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

/** Presses a link of a text; tells whether that was left to the browser, and where the program went. */
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
  // The test's browser would say that it cannot go anywhere.
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
  "SiteLink: %s is a page of the program",
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
])("SiteLink: %s is none, and is left to the browser", async (href) => {
  expect(await press(href)).toEqual({ isLeft: true, at: "/" });
});
