import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ShownDraft } from "../../../../../src/client/features/exhibitions/draft-shown.ts";
import { renderBlocks } from "../render-block.tsx";

const work = (name: string) => ({
  __typename: "Work",
  id: name,
  slug: name,
  recordLanguage: null,
  title: name.toUpperCase(),
  creators: [{ __typename: "Creator", name: "Ada" }],
  date: "1569",
  primaryImage: null,
});

const noFilter = {
  types: [],
  creators: [],
  subjects: [],
  places: [],
  techniques: [],
  rights: [],
  hasImage: null,
  yearFrom: null,
  yearTo: null,
};

const show = (over: object, draft: ShownDraft | null = null) =>
  renderBlocks(
    [
      {
        __typename: "WorkListBlock",
        id: "list",
        title: "Maps of the poles",
        query: null,
        works: [work("a"), work("b")],
        workCount: 2,
        ...over,
      },
    ],
    { draft },
  );

describe("WorkListBlock: a list of works", () => {
  it("links to each of its works", async () => {
    const { screen } = await show({});
    screen.getByRole("heading", { level: 2, name: "Maps of the poles" });
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/works/a", "/works/b"]);
    expect(links[0]?.textContent).toContain("Ada, 1569");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("links to all works that its search finds", async () => {
    const filter = { ...noFilter, types: ["map"], hasImage: true };
    const query = { search: "pole", order: "NEWEST", filter };
    const { screen } = await show({ query, workCount: 1204 });
    const all = screen.getByRole("link", { name: "All 1,204 works" });
    const { pathname, searchParams } = new URL(all.getAttribute("href") ?? "", "https://x.org");
    expect(pathname).toBe("/works");
    expect(searchParams.get("q")).toBe("pole");
    expect(searchParams.get("image")).toBe("yes");
  });

  it("shows a message if its search finds nothing", async () => {
    const query = { search: "pole", order: null, filter: noFilter };
    const { screen } = await show({ query, works: [], workCount: 0 });
    screen.getByText("There are no works to see here just now.");
  });

  it("loads the remaining chosen works on request", async () => {
    const { screen, user, lastAsked, environment } = await show({ workCount: 3 });
    await user.click(screen.getByRole("button", { name: "All 3 works" }));
    expect(lastAsked()).toMatchObject({ name: "ChosenWorksQuery", variables: { id: "list" } });
    expect(screen.getAllByRole("link")).toHaveLength(2);
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          node: { __typename: "WorkListBlock", id: "list", works: ["a", "b", "c"].map(work) },
        },
      }),
    );
    const links = screen.getAllByRole("link");
    expect(links).toHaveLength(3);
    // The button is gone, so the focus moves to the first new work.
    expect(document.activeElement).toBe(links[2]);
  });

  it("loads the remaining works of a draft with its link's key", async () => {
    const draft = { id: "draft", linkKey: "secret" };
    const { screen, user, lastAsked, environment } = await show({ workCount: 3 }, draft);
    await user.click(screen.getByRole("button", { name: "All 3 works" }));
    expect(lastAsked().variables).toEqual({
      id: "list",
      draftId: "draft",
      key: "secret",
      isDraft: true,
    });
    const block = { __typename: "WorkListBlock", id: "list", works: ["a", "b", "c"].map(work) };
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { draft: { __typename: "Exhibition", id: "draft", block } },
      }),
    );
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  it("offers a retry if the remaining works fail to load", async () => {
    const { screen, user, fail, environment } = await show({ workCount: 3 });
    await user.click(screen.getByRole("button", { name: "All 3 works" }));
    await fail();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });
});
