import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { keptPlace, useListPlace } from "../../../../src/client/features/works/use-list-place.ts";
import type { ListPlace, PlaceKeeper } from "../../../../src/client/ui/list-place.ts";

const at = (key: string): ListPlace => ({ key, offset: 0, origin: null, scroll: 8000 });

/** Opens a page with a list, identified by `of` in its URL, and another page, which loads when the test lets it. */
async function openList() {
  let list!: PlaceKeeper;
  let isNew = false;
  let pass = () => {};
  const root = createRootRoute();
  const works = createRoute({
    getParentRoute: () => root,
    path: "/works",
    validateSearch: (search: Record<string, unknown>) => ({
      q: String(search["of"] ?? ""),
      image: search["pending"] ? ("yes" as const) : undefined,
      view: search["view"] ? ("table" as const) : undefined,
    }),
    component: function List() {
      const { q = "", image } = works.useSearch();
      const shown = useListPlace(q, image === "yes");
      useEffect(() => {
        list = shown.place;
        isNew = shown.isNew;
      });
      return null;
    },
  });
  const slow = createRoute({
    getParentRoute: () => root,
    path: "/slow",
    loader: () => new Promise<void>((done) => (pass = done)),
  });
  const router = createRouter({
    routeTree: root.addChildren([works, slow]),
    history: createMemoryHistory({ initialEntries: ["/works?of=all"] }),
  });
  window.scrollTo = () => {};
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  await act(async () => {});
  const go = (href: string) => act(async () => router.history.push(href));
  return {
    go,
    back: () => act(async () => router.history.back()),
    pass: () => act(async () => pass()),
    entry: () => router.latestLocation.state.__TSR_key,
    place: () => list,
    isNew: () => isNew,
  };
}

let page: Awaited<ReturnType<typeof openList>>;
beforeEach(async () => {
  page = await openList();
});

describe("use-list-place: the saved position in a list", () => {
  it("is not saved for the next page while that one loads", async () => {
    const { entry, place } = page;
    const first = entry();
    await page.go("/slow");
    place().keep(at("150"));
    expect(keptPlace(entry())).toBeNull();
    expect(keptPlace(first)).toEqual(at("150"));
    await page.pass();
    expect(keptPlace(entry())).toBeNull();
  });

  it("is restored when the user returns to the list", async () => {
    page.place().keep(at("150"));
    expect(page.isNew()).toBe(true);
    await page.go("/works?of=few");
    expect(page.isNew()).toBe(true);
    expect(page.place().kept()).toBeNull();
    page.place().keep(null);
    await page.back();
    expect(page.isNew()).toBe(false);
    expect(page.place().kept()).toEqual(at("150"));
  });

  it("is not saved while another list loads", async () => {
    page.place().keep(at("150"));
    const first = page.entry();
    await page.go("/works?of=all&pending=1");
    page.place().keep(at("1"));
    expect(keptPlace(page.entry())).toBeNull();
    expect(keptPlace(first)).toEqual(at("150"));
  });

  it("is copied to another view of the same list and is separate afterwards", async () => {
    page.place().keep(at("150"));
    const first = page.entry();
    await page.go("/works?of=all&view=table");
    expect(page.isNew()).toBe(true);
    page.place().keep(at("160"));
    expect(keptPlace(page.entry())).toEqual(at("160"));
    expect(keptPlace(first)).toEqual(at("150"));
  });
});
