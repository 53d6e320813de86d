import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { WorksControls } from "../../../../src/client/features/works/WorksControls.tsx";
import type { WorksSearch } from "../../../../src/client/features/works/works-search.ts";

function renderControls(search: WorksSearch) {
  const onSearchChange = vi.fn();
  const user = userEvent.setup();
  render(<WorksControls search={search} onSearchChange={onSearchChange} />);
  /** Opens a listbox. */
  const open = async (label: string) => {
    const button = await screen.findByRole("button", { name: new RegExp(label) });
    await user.click(button);
    return screen.findByRole("listbox", { name: label });
  };
  return { screen, user, open, onSearchChange };
}

const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

// Preloaded, because the loading time is not under test.
beforeAll(async () => {
  await import("../../../../src/client/ui/Select.tsx");
});

describe("WorksControls: the controls of the list", () => {
  it("offer “Best match” only for a search, for which it is the default", async () => {
    const { open } = renderControls({ q: "sea" });
    const orders = await open("Sort by");
    expect(texts(orders)[0]).toBe("Best match");
    within(orders).getByRole("option", { name: "Best match", selected: true });
  });

  it("remove the default order from the URL", async () => {
    const { open, user, onSearchChange } = renderControls({ sort: "title" });
    const orders = await open("Sort by");
    expect(texts(orders)).not.toContain("Best match");
    await user.click(within(orders).getByRole("option", { name: "Recently added" }));
    expect(onSearchChange).toHaveBeenCalledWith({ sort: undefined });
  });

  it("are a form that searches within the active filters without JavaScript", () => {
    renderControls({ q: "sea", type: ["map", "print"], from: 1850, sort: "title", at: "M" });
    const form = screen.getByRole<HTMLFormElement>("search");
    const sent = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
    expect(sent.sort()).toEqual(["from=1850", "q=sea", "sort=title", "type=map", "type=print"]);
  });

  it("put the seed of the random order into the URL, the same for the visit", async () => {
    const { open, user, onSearchChange } = renderControls({ sort: "title" });
    const choose = async () => {
      const orders = await open("Sort by");
      await user.click(within(orders).getByRole("option", { name: "Random" }));
      return onSearchChange.mock.lastCall?.[0] as WorksSearch;
    };
    const first = await choose();
    expect(first.sort).toBe("random");
    expect(first.seed).toBeGreaterThan(0);
    expect(await choose()).toEqual(first);
  });

  it("remove the seed from the URL with another order", async () => {
    const { open, user, onSearchChange } = renderControls({ sort: "random", seed: 7 });
    const orders = await open("Sort by");
    await user.click(within(orders).getByRole("option", { name: "Title" }));
    expect(onSearchChange).toHaveBeenCalledWith({ sort: "title", seed: undefined });
  });

  it("shuffle the random order again, and no other order", async () => {
    const { screen, user, onSearchChange } = renderControls({ sort: "random", seed: 7 });
    await user.click(screen.getByRole("button", { name: "Shuffle again" }));
    expect(onSearchChange).toHaveBeenCalledWith({ seed: expect.any(Number) as number });
    cleanup();
    renderControls({ sort: "title" });
    expect(screen.queryByRole("button", { name: "Shuffle again" })).toBeNull();
  });
});
