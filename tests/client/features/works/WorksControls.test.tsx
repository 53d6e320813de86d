import { within } from "@testing-library/react";
import { graphql } from "react-relay";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { WorksControlsTestQuery } from "../../../../__generated__/relay/WorksControlsTestQuery.graphql.ts";
import { WorksControls } from "../../../../src/client/features/works/WorksControls.tsx";
import type { WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

async function renderControls(search: WorksSearch) {
  const onSearchChange = vi.fn();
  const rendered = await renderWithRelay<WorksControlsTestQuery>(
    {
      query: graphql`
        query WorksControlsTestQuery @relay_test_operation {
          site {
            ...WorksControls_site
          }
        }
      `,
      render: ({ site }) =>
        site && <WorksControls site={site} search={search} onSearchChange={onSearchChange} />,
    },
    { Site: () => ({ types: [{ value: "globe", workCount: 4 }] }) },
  );
  /** Opens a list of choices. */
  const open = async (label: string) => {
    const button = await rendered.screen.findByRole("button", { name: new RegExp(label) });
    await rendered.user.click(button);
    return rendered.screen.findByRole("listbox", { name: label });
  };
  return { ...rendered, open, onSearchChange };
}

const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

// Loaded once beforehand: how long that takes is not what is tested.
beforeAll(async () => {
  await import("../../../../src/client/ui/Select.tsx");
}, 60_000);

describe("the controls of the list", () => {
  it("keep a type among the choices that no work has any more", async () => {
    const { open } = await renderControls({ type: "atlas" });
    expect(texts(await open("Type"))).toEqual(["All types", "Atlas0", "Globe4"]);
  });

  it("offer the best match only for a search, which then stands first", async () => {
    const { open } = await renderControls({ q: "sea" });
    const orders = await open("Sort by");
    expect(texts(orders)[0]).toBe("Best match");
    within(orders).getByRole("option", { name: "Best match", selected: true });
  });

  it("leave the order out of the address that stands by itself", async () => {
    const { open, user, onSearchChange } = await renderControls({ sort: "title" });
    const orders = await open("Sort by");
    expect(texts(orders)).not.toContain("Best match");
    await user.click(within(orders).getByRole("option", { name: "Recently added" }));
    expect(onSearchChange).toHaveBeenCalledWith({ sort: undefined });
  });

  it("change between grid and list, and say which it is", async () => {
    const { screen, user, onSearchChange } = await renderControls({ q: "sea", view: "list" });
    screen.getByRole("button", { name: "List", pressed: true });
    await user.click(screen.getByRole("button", { name: "Grid", pressed: false }));
    expect(onSearchChange).toHaveBeenCalledWith({ q: "sea", view: undefined });
  });
});
