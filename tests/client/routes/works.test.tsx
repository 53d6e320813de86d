import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
// Preloads the page, so that loading it does not count towards a test's timeout.
import "../../../src/client/features/albums/AlbumsPage.tsx";
import "../../../src/client/features/works/WorksPage.tsx";
import "../../../src/client/ui/Select.tsx";
import { openClient } from "../../support/open-client.tsx";

type Filter = { types?: string[]; creators?: string[] } | null;

/** Delays responses until the test lets them through. Each response identifies its query. */
function gate() {
  let isOpen = true;
  const waiting: (() => void)[] = [];
  return {
    shut: () => (isOpen = false),
    open: () =>
      act(async () => {
        isOpen = true;
        for (const pass of waiting.splice(0)) pass();
      }),
    before: () => (isOpen ? undefined : new Promise<void>((pass) => waiting.push(pass))),
    resolvers: (variables: object) => {
      const { filter } = variables as { filter?: Filter };
      return {
        WorkConnection: () => ({ totalCount: 1000 + (filter?.types?.length ?? 0) }),
        FacetValues: (context: { alias?: string | null }) => ({
          values:
            context.alias === "type"
              ? ["map", "globe", "chart"].map((value) => ({ value, count: 7 }))
              : [],
          total: context.alias === "type" ? 3 : 0,
        }),
      };
    },
  };
}

const typesAsked = (asked: { name: string; variables: object }[], name: string) =>
  asked
    .filter((question) => question.name === name)
    .map(({ variables }) => (variables as { filter: Filter }).filter?.types ?? []);

const status = () => screen.getByText(/^1,00\d works|^Looking/).textContent;

beforeEach(() => {
  window.scrollTo = () => {};
});

describe("works: the works page", () => {
  it("shows a choice at once, while works and counts stay until the new ones load", async () => {
    const answers = gate();
    const { user, history, asked } = await openClient("/works", answers);
    expect(status()).toBe("1,000 works");
    answers.shut();
    const box = screen.getByRole("checkbox", { name: "Map 7" });
    await user.click(box);
    expect(history.location.href).toBe("/works?type=map");
    expect(box).toHaveProperty("checked", true);
    expect(document.activeElement).toBe(box);
    await waitFor(() => expect(status()).toBe("Looking …"));
    expect(screen.getByRole("form", { name: "Filters" }).getAttribute("aria-busy")).toBe("true");
    expect(screen.getAllByRole("link", { name: /Dymaxion/ }).length).toBeGreaterThan(0);

    await answers.open();
    await waitFor(() => expect(status()).toBe("1,001 works, map"));
    expect(document.title).toBe("1,001 works, map · The Atlas");
    expect(screen.getByRole("checkbox", { name: "Map 7" })).toBe(box);
    expect(document.activeElement).toBe(box);
    expect(typesAsked(asked, "worksQuery")).toEqual([[], ["map"]]);
    expect(typesAsked(asked, "worksFacetsQuery")).toEqual([[], ["map"]]);
  });

  it("does not return from another page to apply a pending slider change", async () => {
    const { history } = await openClient("/works");
    const thumb = screen.getByRole("slider", { name: "From" });
    fireEvent.input(thumb, { target: { value: "1" } });
    await act(async () => thumb.dispatchEvent(new Event("change", { bubbles: true })));
    await act(async () => history.push("/albums"));
    await waitFor(() => expect(screen.queryByRole("slider")).toBeNull());
    await act(async () => {});
    expect(history.location.href).toBe("/albums");
  });

  it("combines several choices made before a response arrives", async () => {
    const answers = gate();
    const { user, history, asked } = await openClient("/works", answers);
    answers.shut();
    for (const name of ["Map 7", "Chart 7", "Globe 7", "Map 7"]) {
      await user.click(screen.getByRole("checkbox", { name }));
    }
    expect(history.location.href).toBe("/works?type=chart&type=globe");
    await answers.open();
    await waitFor(() => expect(status()).toBe("1,002 works, chart or globe"));
    expect(typesAsked(asked, "worksQuery").at(-1)).toEqual(["chart", "globe"]);
    const chips = screen.getByRole("group", { name: "Filters in force" });
    expect(within(chips).getAllByRole("listitem")).toHaveLength(3);
  });

  it("ignores a late response to an earlier choice", async () => {
    const passes: Record<string, () => void> = {};
    const { resolvers } = gate();
    const { user } = await openClient("/works", {
      resolvers,
      before: (_, variables) => {
        const types = (variables as { filter?: Filter }).filter?.types;
        if (!types) return undefined;
        const earlier = passes[types.join()];
        return new Promise<void>((pass) => {
          passes[types.join()] = () => {
            earlier?.();
            pass();
          };
        });
      },
    });
    await user.click(screen.getByRole("checkbox", { name: "Map 7" }));
    await user.click(screen.getByRole("checkbox", { name: "Globe 7" }));
    await act(async () => passes["globe,map"]?.());
    await waitFor(() => expect(status()).toBe("1,002 works, map or globe"));
    await act(async () => passes.map?.());
    expect(status()).toBe("1,002 works, map or globe");
  });

  it("refetches only the list for another order, and nothing for another view", async () => {
    const { user, names, history, router } = await openClient("/works", gate());
    const count = (name: string) => names().filter((asked) => asked === name).length;
    await user.click(screen.getByRole("button", { name: "List" }));
    await waitFor(() => expect(history.location.href).toBe("/works?view=list"));
    expect(count("worksQuery")).toBe(1);
    await user.click(screen.getByRole("button", { name: /Sort by/ }));
    await user.click(await screen.findByRole("option", { name: "Title" }));
    await waitFor(() => expect(history.location.href).toBe("/works?view=list&sort=title"));
    await waitFor(() => expect(count("worksQuery")).toBe(2));
    expect(count("worksFacetsQuery")).toBe(1);
    // The transition must end, or the transitions of all later tests would wait for it.
    await waitFor(() => expect(router.state.status).toBe("idle"));
  });

  it("reverts the last choice with Back", async () => {
    const { user, history } = await openClient("/works?type=globe", gate());
    await user.click(screen.getByRole("checkbox", { name: "Map 7" }));
    await waitFor(() => expect(status()).toBe("1,002 works, globe or map"));
    await act(async () => history.back());
    await waitFor(() => expect(status()).toBe("1,001 works, globe"));
    const box = screen.getByRole("checkbox", { name: "Map 7" });
    await waitFor(() => expect(box).toHaveProperty("checked", false));
  });

  it("has skip links that add no history entry", async () => {
    Element.prototype.scrollIntoView = () => {};
    const { user } = await openClient("/works", gate());
    const steps = window.history.length;
    for (const [name, id] of [
      ["Skip to the works", "found"],
      ["Skip to the page", "main"],
    ] as const) {
      await user.click(screen.getByRole("link", { name }));
      expect(document.activeElement?.id).toBe(id);
      expect(window.location.hash).toBe("");
    }
    expect(window.history.length).toBe(steps);
  });

  it("shows an error when the filtered works fail to load, and retries on request", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const failing = new Set<string>();
    const { user } = await openClient("/works", { ...gate(), failing });
    failing.add("worksQuery");
    await user.click(screen.getByRole("checkbox", { name: "Map 7" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The site cannot be reached");
    failing.clear();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(status()).toBe("1,001 works, map"));
  });
});
