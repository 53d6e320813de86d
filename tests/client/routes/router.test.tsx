import { act, cleanup, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
// Preloads the pages, so that loading them does not count towards a test's timeout.
import "../../../src/client/features/albums/AlbumsPage.tsx";
import "../../../src/client/features/compare/ComparePage.tsx";
import "../../../src/client/features/home/HomePage.tsx";
import "../../../src/client/features/take-along/TakenLists.tsx";
import "../../../src/client/features/works/WorksPage.tsx";
import "../../../src/client/routes/embed.lazy.tsx";
import "../../../src/client/routes/work.lazy.tsx";
import * as account from "../../../src/client/routes/account.lazy.tsx";
import * as deskMembers from "../../../src/client/routes/desk-members.lazy.tsx";
import * as desk from "../../../src/client/routes/desk.lazy.tsx";
import * as join from "../../../src/client/routes/join.lazy.tsx";
import * as password from "../../../src/client/routes/password.lazy.tsx";
import * as tour from "../../../src/client/routes/tour.lazy.tsx";
import { MemoryCaches } from "../../support/memory-caches.ts";
import { openClient } from "../../support/open-client.tsx";
import { eventually } from "../../support/eventually.ts";

beforeEach(() => {
  window.scrollTo = () => {};
});

describe("router: URLs", () => {
  it("/works passes its search parameters to the query as text", async () => {
    const { asked } = await openClient("/works?q=99&type=map&sort=title&nonsense=1");
    expect(asked.find(({ name }) => name === "worksQuery")?.variables).toMatchObject({
      search: "99",
      filter: { types: ["map"] },
      order: "TITLE",
    });
    expect(document.title).toBe("1,204 works for “99”, map · The Atlas");
  });

  it("/works/:slug shows the work and names it in the title", async () => {
    const { asked } = await openClient("/works/dymaxion");
    expect(asked.find(({ name }) => name === "workQuery")?.variables).toEqual({ slug: "dymaxion" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Dymaxion");
    expect(document.title).toBe("Dymaxion · The Atlas");
  });

  it("/works/:slug shows a message in the site's frame if the work does not exist", async () => {
    await openClient("/works/nothing", { work: null });
    expect(
      screen.getByRole("heading", { level: 1, name: "There is no work at this address" }),
    ).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Site" })).toBeTruthy();
  });

  it("/works/:slug/embed shows the work without the site's frame", async () => {
    await openClient("/works/dymaxion/embed");
    expect(screen.getByRole("link", { name: "Dymaxion" }).getAttribute("href")).toBe(
      "/works/dymaxion",
    );
    expect(screen.queryByRole("navigation", { name: "Site" })).toBeNull();
  });

  it("/compare requests each work once, in sorted order", async () => {
    const { asked } = await openClient("/compare?view=b;image:2&view=a&view=b");
    const compared = asked.filter(({ name }) => name === "compareQuery");
    expect(compared.map(({ variables }) => variables)).toEqual([
      { a: "a", b: "b", c: "", d: "", hasA: true, hasB: true, hasC: false, hasD: false },
    ]);
    expect(screen.getByRole("heading", { level: 1, name: "Compare" })).toBeTruthy();
  });

  it("/compare requests no work and shows no error without images", async () => {
    for (const search of ["", "?view=", "?view=;image:2&lock=frame"]) {
      const { asked } = await openClient(`/compare${search}`);
      expect(asked.find(({ name }) => name === "compareQuery")?.variables).toMatchObject({
        hasA: false,
      });
      expect(screen.getByText("Nothing to compare yet")).toBeTruthy();
      cleanup();
    }
  });

  it("/compare opens the valid parts of a link and reports the dropped ones", async () => {
    const views = ["a;region:1,2,nonsense;image:9", "gone", "b;rotation:north;what:ever", "c", "d"];
    const address = `/compare?${views.map((view) => `view=${view}`).join("&")}`;
    await openClient(`${address}&lens=x&layers=2:0.5&as=heap&share=7&lock=chain`, {
      resolvers: () => ({
        Query: () => ({ d: null }),
        Work: ({ args }) => ({
          ...{ id: args?.slug, slug: args?.slug, title: args?.slug },
          images: [{ width: 600, height: 400 }],
        }),
      }),
    });
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said.join(" ")).toContain(
      "This link opens without the region of the first picture, " +
        "the rotation of the third picture, a part of the third picture, " +
        "all after the fourth picture, what is kept in common, " +
        "the arrangement, the place of the curtain, the lens, the layers and image 9 of a. " +
        "There is no work “gone” any more, or not yet.",
    );
    expect(screen.getAllByRole("application")).toHaveLength(3);
  });

  it.each([
    ["/account", "Your account", "You are not signed in"],
    ["/desk", "Desk", "This page is for curators and owners"],
    ["/desk/members", "Members", "This page is for the owner"],
    ["/join", "Invitation", "This link is not whole"],
    ["/password", "New password", "This link is not whole"],
  ])("%s shows a visitor its heading and is marked noindex", async (address, title, heading) => {
    await openClient(address, {
      queries: {
        accountQuery: account.query,
        deskQuery: desk.query,
        deskMembersQuery: deskMembers.query,
        joinQuery: join.query,
        passwordQuery: password.query,
      },
      resolvers: () => ({ Viewer: () => ({ id: "viewer", account: null, desk: null }) }),
    });
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeTruthy();
    expect(document.title).toBe(`${title} · The Atlas`);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });

  it("any other URL shows a not-found page with links in the site's frame", async () => {
    await openClient("/nowhere/at/all");
    expect(
      screen.getByRole("heading", { level: 1, name: "There is no page at this address" }),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Browse all works" })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Site" })).toBeTruthy();
  });
});

describe("router: a IIIF content state", () => {
  it("opens under the site's own URL from any page", async () => {
    const state = "https://pictures.example/iiif/manifest/dymaxion/canvas/1#xywh=1,2,3,4";
    const { router } = await openClient(`/albums?iiif-content=${encodeURIComponent(state)}`);
    await eventually(() => expect(router.state.location.pathname).toBe("/works/dymaxion"));
    expect(router.state.location.search).toEqual({ region: "1,2,3,4" });
  });

  it("opens the step of a story at its position in the exhibition", async () => {
    const state = "https://pictures.example/iiif/collection/exhibitions/storms/story/QQ/range/a";
    const { router } = await openClient(`/works?iiif-content=${encodeURIComponent(state)}`);
    await eventually(() => expect(router.state.location.href).toBe("/exhibitions/storms#QQ-a"));
  });

  it("redirects to the front page with a message if it cannot be opened", async () => {
    const { router } = await openClient("/works?iiif-content=%7B%22a%22");
    await screen.findByText(/leads to no picture of this collection/);
    expect(router.state.location.href).toBe("/?iiif-content=unknown");
  });

  it("is ignored if the first of several values is empty", async () => {
    const { router } = await openClient("/works?iiif-content=&iiif-content=a");
    await screen.findByRole("heading", { name: "Works" });
    expect(router.state.location.pathname).toBe("/works");
  });

  it("stays on the embed page if it cannot be opened there", async () => {
    const { router } = await openClient("/works/dymaxion/embed?iiif-content=%7B%22a%22");
    await eventually(() =>
      expect(router.state.location.href).toBe("/works/dymaxion/embed?image=unknown"),
    );
  });
});

describe("router: navigation between pages", () => {
  it("preloads a page on hover, and sends no query again on click", async () => {
    const { user, names } = await openClient("/nowhere");
    const link = screen.getByRole("link", { name: "Albums" });
    await user.hover(link);
    await eventually(() => expect(names()).toContain("albumsQuery"));
    await user.click(link);
    await screen.findByRole("heading", { level: 1, name: "Albums" });
    expect(names().filter((name) => name === "albumsQuery")).toHaveLength(1);
    expect(names().filter((name) => name === "rootSiteQuery")).toHaveLength(1);
  });

  it("moves focus to the new page and announces its title", async () => {
    const { user } = await openClient("/nowhere");
    await user.click(screen.getByRole("link", { name: "Albums" }));
    await eventually(() => expect(document.activeElement?.id).toBe("main"));
    await eventually(() =>
      expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
        "Albums · The Atlas",
      ),
    );
  });

  it("shows a separate title for a wrong tour code, and focuses its field each time", async () => {
    const { user, history, router } = await openClient("/nowhere", {
      queries: { tourQuery: tour.query },
      resolvers: () => ({ Query: () => ({ tour: null }) }),
    });
    await act(() => router.navigate({ to: "/tours/$code", params: { code: "bcdfgh" } }));
    const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Code of the tour" });
    await eventually(() => expect(document.activeElement).toBe(field()));
    expect(document.title).toBe("Tour not found · The Atlas");
    await user.clear(field());
    await user.type(field(), "KLM NPQ{Enter}");
    await eventually(() => expect(history.location.href).toBe("/tours/klmnpq"));
    await eventually(() => {
      expect(field().value).toBe("KLM NPQ");
      expect(document.activeElement).toBe(field());
    });
  });

  it("opens the matching works from the search field in the site's frame", async () => {
    const { user, history } = await openClient("/nowhere");
    await user.type(screen.getByRole("searchbox"), "mercator{Enter}");
    await eventually(() => expect(history.location.href).toBe("/works?q=mercator"));
  });
});

describe("router: errors", () => {
  it("show a message in the site's frame when loading fails, and a retry refetches", async () => {
    const failing = new Set(["albumsQuery"]);
    const { user, names } = await openClient("/albums", { failing });
    expect(screen.getByRole("alert").textContent).toContain("The site cannot be reached");
    expect(screen.getByRole("navigation", { name: "Site" })).toBeTruthy();
    failing.clear();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { level: 1, name: "Albums" });
    expect(names().filter((name) => name === "albumsQuery")).toHaveLength(2);
  });

  it("show that the page is not saved on the device when the browser is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { status } = await openClient("/works", { failing: new Set(["worksQuery"]) });
    act(() => status.failed());
    const alert = screen.getByRole("alert");
    expect(within(alert).getByRole("heading", { name: "You are offline" })).toBeTruthy();
    expect(alert.textContent).toContain("This page is not kept on this device.");
    expect(screen.getByText("You are offline.")).toBeTruthy();
    expect(within(alert).queryByRole("link")).toBeNull();
  });

  it.each([
    ["without a network", false],
    ["where only the site cannot be reached", true],
  ])("%s the error page links to offline downloads", async (_, isOnLine) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnLine);
    const caches = new MemoryCaches();
    const cache = await caches.open("vitrine-taken-exhibition-poles");
    const told = {
      id: "exhibition-poles",
      title: "Poles",
      path: "/exhibitions/poles",
      exhibition: "poles",
    };
    const list = { ...told, at: "2026-11-21T12:00:00Z", build: "b1", isWhole: true, works: [] };
    await cache.put("/vitrine-taken", Response.json(list));
    vi.stubGlobal("caches", caches);
    await openClient("/works", { failing: new Set(["worksQuery"]) });
    const link = await screen.findByRole("link", { name: "Poles" });
    expect(link.getAttribute("href")).toBe("/exhibitions/poles");
  });

  it("disappear after navigation to another page", async () => {
    const { user } = await openClient("/albums", { failing: new Set(["albumsQuery"]) });
    expect(screen.getByRole("alert")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Works" }));
    await screen.findByRole("heading", { level: 1, name: "Works" });
    expect(screen.queryByText("The site cannot be reached")).toBeNull();
  });

  it("do not affect a page if only the site and viewer queries fail", async () => {
    await openClient("/works", { failing: new Set(["rootSiteQuery", "rootViewerQuery"]) });
    expect(screen.getByRole("heading", { level: 1, name: "Works" })).toBeTruthy();
  });
});

it.each([
  ["the network is cut", false, "You are offline. What you see may be out of date."],
  ["the site is away", true, "The site cannot be reached. What you see may be out of date."],
])("router: shows a message while %s", async (_, isOnLine, sentence) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnLine);
  const { status } = await openClient("/nowhere");
  expect(screen.queryByText(sentence)).toBeNull();
  act(() => status.failed());
  expect(screen.getByText(sentence)).toBeTruthy();
  act(() => status.reached());
  expect(screen.queryByText(sentence)).toBeNull();
});
