import { act, render, screen, within } from "@testing-library/react";
import { RouterProvider } from "@tanstack/react-router";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { TakenLists } from "../../../../src/client/features/take-along/TakenLists.tsx";
import { MemoryCaches } from "../../../support/memory-caches.ts";
import { routerAround } from "../../../support/render-with-relay.tsx";

let caches: MemoryCaches;
beforeEach(() => {
  caches = new MemoryCaches();
  vi.stubGlobal("caches", caches);
});

const part = { slug: "a", services: [], pictures: 1, pictureBytes: 2_000_000, textBytes: 0 };

async function keep(id: string, told: object) {
  const list = { id, at: "2020-11-21T12:00:00Z", build: "b1", isWhole: true, works: [part] };
  const cache = await caches.open(`vitrine-taken-${id}`);
  await cache.put("/vitrine-taken", Response.json({ ...list, ...told }));
}

async function shown() {
  const router = routerAround(<TakenLists />);
  await act(() => router.load());
  const view = render(<RouterProvider router={router} />);
  await act(async () => {});
  return { ...view, router, user: userEvent.setup() };
}

it("TakenLists: lists the offline downloads with links and sizes, and removes one", async () => {
  await keep("favourites", { title: "Your favourites" });
  await keep("exhibition-poles", { title: "Poles", path: "/exhibitions/poles", isWhole: false });
  const { user, router } = await shown();
  const [poles, favourites] = screen.getAllByRole("listitem");
  if (!poles || !favourites) throw new Error("Two lists were expected.");
  expect(favourites.textContent).toContain("2 MB, since 21 November 2020");
  // Older lists do not contain the path of their page.
  expect(within(favourites).queryByRole("link")).toBeNull();
  expect(poles.textContent).toContain("2 MB, not all of it yet");
  await user.click(within(poles).getByRole("link", { name: "Poles" }));
  expect(router.state.location.pathname).toBe("/exhibitions/poles");
  await user.click(screen.getByRole("button", { name: "Remove Poles from this device" }));
  expect((await screen.findByText("Removed “Poles”; 2 MB are free again.")).role).toBe("status");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  expect(await caches.keys()).toEqual(["vitrine-taken-favourites"]);
});

it("TakenLists: renders nothing without offline downloads or when the storage is forbidden", async () => {
  expect((await shown()).container.textContent).toBe("");
  caches.fault = "forbidden";
  expect((await shown()).container.textContent).toBe("");
});
