import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { member } from "../../src/server/store/tables/people.ts";
import { ask } from "../support/ask.ts";
import { eachDatabase } from "../support/database.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

type Saved = { id: string; name: string; newCount: number; seen: string | null };
type Edge = { cursor: string; node: Saved };

const fields = `cursor node { id name search order newCount seen
  filter { types creators subjects places techniques rights hasImage yearFrom yearTo } }`;
const problems = `... on InvalidInput { problems { field message } }`;
const saveQuery = `mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { __typename
  ... on SaveSearchSuccess { savedSearchEdge { ${fields} } } ${problems} } }`;
const renameQuery = `mutation ($input: RenameSavedSearchInput!) { renameSavedSearch(input: $input) { __typename
  ... on ChangeSavedSearchSuccess { savedSearch { id name } } ${problems} } }`;
const seenQuery = `mutation ($input: MarkSavedSearchSeenInput!) { markSavedSearchSeen(input: $input) { __typename
  ... on ChangeSavedSearchSuccess { savedSearch { id newCount } } ${problems} } }`;
const deleteQuery = `mutation ($input: DeleteSavedSearchInput!) { deleteSavedSearch(input: $input) { __typename
  ... on DeleteSavedSearchSuccess { deletedId } ${problems} } }`;

eachDatabase("saved-searches", (_name, open) => {
  let server: TestServer;
  let added = 0;

  beforeAll(async () => {
    server = await startServer({ open });
    await add("Snow Storm");
  });
  afterAll(() => server.stop());

  async function add(title: string) {
    added += 1;
    await applyWorks(server.store.db, [workInput({ identifier: `S.${added}`, title })]);
    await server.settled();
  }

  /** Opens a browser that stores its cookie. */
  function openBrowser() {
    let cookie: string | null = null;
    const send = async (query: string, variables: Record<string, unknown> = {}) => {
      const headers: Record<string, string> = cookie === null ? {} : { cookie };
      const answer = await ask(server.url, query, { variables, headers });
      const set = answer.headers.get("set-cookie");
      if (set !== null) cookie = set.split(";", 1)[0] ?? null;
      expect(answer.errors).toEqual([]);
      return answer.data as Record<string, unknown> | null;
    };
    const change = async (name: string, query: string, input: Record<string, unknown>) =>
      (await send(query, { input }))?.[name];
    const save = (input: Record<string, unknown>) => change("saveSearch", saveQuery, input);
    return {
      save,
      saved: async (input: Record<string, unknown>) =>
        ((await save(input)) as { savedSearchEdge: Edge }).savedSearchEdge,
      rename: (id: string, name: string) => change("renameSavedSearch", renameQuery, { id, name }),
      see: (id: string) => change("markSavedSearchSeen", seenQuery, { id }),
      remove: (id: string) => change("deleteSavedSearch", deleteQuery, { id }),
      list: async (args = "first: 100") => {
        const data = (await send(
          `{ viewer { savedSearches(${args}) { pageInfo { hasNextPage } edges { ${fields} } } } }`,
        )) as { viewer: { savedSearches: { edges: Edge[] } } };
        return data.viewer.savedSearches.edges.map(({ node }) => node);
      },
      node: async (id: string) =>
        (await send("query ($id: ID!) { node(id: $id) { id } }", { id }))?.["node"],
      hasCookie: () => cookie !== null,
    };
  }

  const refused = (field: string, message: RegExp) => ({
    __typename: "InvalidInput",
    problems: [{ field, message: expect.stringMatching(message) }],
  });

  describe("saved searches", () => {
    it("create no cookie and no visitor while none is saved", async () => {
      const browser = openBrowser();
      expect(await browser.list()).toEqual([]);
      await browser.save({ name: "Everything" });
      await browser.remove(toGlobalId("SavedSearch", "none"));
      expect(browser.hasCookie()).toBe(false);
      expect(await server.store.db.select().from(member)).toEqual([]);
    });

    it("store words, filter and order, last saved first, page by page", async () => {
      const browser = openBrowser();
      await browser.saved({ name: "First", search: "sea" });
      const { cursor, node } = await browser.saved({
        name: " Storms on paper ",
        search: "storm",
        filter: { types: ["print", "drawing"], yearFrom: 1800, hasImage: true },
        order: "YEAR_ASC",
      });
      expect(node).toMatchObject({
        name: "Storms on paper",
        search: "storm",
        order: "YEAR_ASC",
        filter: {
          types: ["drawing", "print"],
          creators: [],
          hasImage: true,
          yearFrom: 1800,
          yearTo: null,
        },
        newCount: 0,
      });
      expect((await browser.list()).map(({ name }) => name)).toEqual(["Storms on paper", "First"]);
      expect((await browser.list(`first: 1, after: "${cursor}"`)).map(({ name }) => name)).toEqual([
        "First",
      ]);
    });

    it("are saved once for values in any order, and keep their name", async () => {
      const browser = openBrowser();
      const first = await browser.saved({ name: "One", filter: { types: ["a", "b"] } });
      const again = await browser.saved({ name: "Two", filter: { types: ["b", "a", "b"] } });
      expect(again).toEqual(first);
      await browser.saved({ name: "Other order", filter: { types: ["a", "b"] }, order: "TITLE" });
      expect(await browser.list()).toHaveLength(2);
    });

    it("count new works since they were last viewed", async () => {
      const browser = openBrowser();
      const { node } = await browser.saved({ name: "Snow", search: "snow" });
      await add("Snow on a Hill");
      await add("Rain");
      await add("A Snowfall");
      expect((await browser.list())[0]).toMatchObject({ newCount: 2 });
      expect(await browser.see(node.id)).toEqual({
        __typename: "ChangeSavedSearchSuccess",
        savedSearch: { id: node.id, newCount: 0 },
      });
      await add("Snow again");
      expect((await browser.list())[0]).toMatchObject({ newCount: 1 });
    });

    it("are renamed, deleted and restored", async () => {
      const browser = openBrowser();
      const { node } = await browser.saved({ name: "Hills", search: "hill" });
      await add("Another Hill");
      expect(await browser.rename(node.id, " Hills and dales ")).toMatchObject({
        savedSearch: { name: "Hills and dales" },
      });
      for (let time = 0; time < 2; time += 1) {
        expect(await browser.remove(node.id)).toMatchObject({ deletedId: node.id });
      }
      expect(await browser.list()).toEqual([]);
      expect(await browser.rename(node.id, "Gone")).toMatchObject(
        refused("id", /not saved any more/),
      );
      const back = await browser.saved({
        name: "Hills and dales",
        search: "hill",
        seen: node.seen,
      });
      expect(back.node).toMatchObject({ name: "Hills and dales", newCount: 1 });
    });

    it("are separate for each visitor", async () => {
      const [one, other] = [openBrowser(), openBrowser()];
      const { node } = await one.saved({ name: "Mine", search: "storm" });
      await other.saved({ name: "Theirs", search: "storm" });
      expect(await other.node(node.id)).toBeNull();
      expect(await one.node(node.id)).toEqual({ id: node.id });
      const unknown = refused("id", /not saved any more/);
      expect(await other.rename(node.id, "Taken")).toMatchObject(unknown);
      expect(await other.see(node.id)).toMatchObject(unknown);
      await other.remove(node.id);
      expect((await one.list()).map(({ name }) => name)).toEqual(["Mine"]);
    });

    it.each([
      [{ name: "  ", search: "sea" }, "name", /Give the search a name/],
      [{ name: "a".repeat(121), search: "sea" }, "name", /at most 120 characters/],
      [{ name: "a\0", search: "sea" }, "name", /null character/],
      [{ name: "a", search: "a\0b" }, "search", /null character/],
      [{ name: "a", filter: { types: ["\0"] } }, "search", /null character/],
      [{ name: "a", search: "  ", filter: {} }, "search", /nothing to save yet/],
    ])("report an error for %j", async (input, field, message) => {
      expect(await openBrowser().save(input)).toMatchObject(refused(field, message));
    });

    it("report that a filter is too long", async () => {
      const types = Array.from({ length: 41 }, (_, at) => `${at}`.padEnd(49, "x"));
      const { save } = openBrowser();
      const tooLong = refused("search", /at most 2,000 characters together/);
      expect(await save({ name: "a", filter: { types } })).toMatchObject(tooLong);
      const saved = await save({ name: "a", filter: { types: types.slice(1) } });
      expect(saved).toMatchObject({ __typename: "SaveSearchSuccess" });
    });

    it("are limited in number, with a message", { tags: ["full"] }, async () => {
      const browser = openBrowser();
      await browser.save({ name: "0", search: "n0" });
      await Promise.all(
        Array.from({ length: 101 }, (_, at) => browser.save({ name: `${at}`, search: `n${at}` })),
      );
      expect(await browser.list()).toHaveLength(100);
      expect(await browser.save({ name: "more", search: "more" })).toMatchObject(
        refused("search", /at most 100 searches/),
      );
    });

    it("fail for a search text above the limit", async () => {
      const { errors } = await ask(server.url, saveQuery, {
        variables: { input: { name: "a", search: "x".repeat(201) } },
      });
      expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
    });
  });

  describe("the match of a search result", () => {
    const matchesOf = async (search: string) => {
      const { data, errors } = await ask(
        server.url,
        `query ($search: String) { works(first: 100, search: $search) { correctedSearch
          edges { match { field label text } node { identifier } } } }`,
        { variables: { search } },
      );
      expect(errors).toEqual([]);
      return data?.["works"] as unknown as {
        correctedSearch: string | null;
        edges: { match: unknown; node: { identifier: string } }[];
      };
    };

    it("is returned if the label does not show it", async () => {
      const { edges } = await matchesOf("delft");
      expect(edges[0]?.match).toEqual({ field: "PLACE", label: null, text: "Delft" });
      expect((await matchesOf("snow")).edges[0]?.match).toBeNull();
      expect((await matchesOf("")).edges[0]?.match).toBeNull();
    });

    it("is returned for the corrected word if the typed one is unknown", async () => {
      const { correctedSearch, edges } = await matchesOf("paiting");
      expect(correctedSearch).toBe("painting");
      expect(edges[0]?.match).toMatchObject({ field: "TYPE", text: "painting" });
    });
  });
});
