import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { member } from "../../src/server/store/tables/people.ts";
import { ask } from "../support/ask.ts";
import { eachDatabase } from "../support/database.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

eachDatabase("favourites", (_name, open) => {
  let server: TestServer;
  let workIds: string[];

  beforeAll(async () => {
    server = await startServer({ open });
    const works = ["A.1", "A.2", "A.3"].map((identifier) => workInput({ identifier }));
    const applied = await applyWorks(server.store.db, works);
    workIds = applied.map(({ workId }) => toGlobalId("Work", workId));
  });
  afterAll(() => server.stop());

  /** Opens a browser that stores its cookie. */
  function openBrowser() {
    let cookie: string | null = null;
    const send = async (query: string, variables?: Record<string, unknown>) => {
      const headers: Record<string, string> = cookie === null ? {} : { cookie };
      const answer = await ask(server.url, query, variables ? { variables, headers } : { headers });
      const set = answer.headers.get("set-cookie");
      if (set !== null) cookie = set.split(";", 1)[0] ?? null;
      return { ...answer, set };
    };
    return {
      send,
      mark: (workId: string | undefined) => send(addQuery, { workId }),
      unmark: (workId: string | undefined) => send(removeQuery, { workId }),
      favourites: async () => (await send("{ viewer { favouriteWorkIds } }")).data?.viewer,
      hasCookie: () => cookie !== null,
    };
  }

  const addQuery = `mutation ($workId: ID!) { addFavourite(input: { workId: $workId }) { __typename
  ... on AddFavouriteSuccess { viewer { id favouriteWorkIds } favouriteEdge { cursor node { id } } }
  ... on InvalidInput { problems { field message } } } }`;
  const removeQuery = `mutation ($workId: ID!) { removeFavourite(input: { workId: $workId }) { __typename
  ... on RemoveFavouriteSuccess { viewer { favouriteWorkIds } removedWorkId }
  ... on InvalidInput { problems { field message } } } }`;

  async function visitorCount() {
    return (await server.store.db.select().from(member)).length;
  }

  describe("favourites", () => {
    it("create no cookie and no visitor by reading", async () => {
      const browser = openBrowser();
      expect(await browser.favourites()).toEqual({ favouriteWorkIds: [] });
      await browser.unmark(workIds[0]);
      await browser.mark(toGlobalId("Work", "none"));
      expect(browser.hasCookie()).toBe(false);
      expect(await visitorCount()).toBe(0);
    });

    it("are stored for the visitor with the cookie, last added first", async () => {
      const browser = openBrowser();
      const first = await browser.mark(workIds[0]);
      expect(first.errors).toEqual([]);
      expect(first.set).toMatch(
        /^vitrine_visitor=[\w-]{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
      );
      expect(first.data?.addFavourite).toMatchObject({
        __typename: "AddFavouriteSuccess",
        viewer: { id: toGlobalId("Viewer", "viewer"), favouriteWorkIds: [workIds[0]] },
        favouriteEdge: { node: { id: workIds[0] } },
      });
      await browser.mark(workIds[1]);
      await browser.mark(workIds[1]);
      expect(await browser.favourites()).toEqual({ favouriteWorkIds: [workIds[1], workIds[0]] });

      const page = await browser.send(
        "{ viewer { favourites(first: 1) { totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } } }",
      );
      expect(page.data?.viewer).toMatchObject({
        favourites: {
          totalCount: 2,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { id: workIds[1] } }],
        },
      });
    });

    it("have an edge for a new favourite at its position in the list", async () => {
      const browser = openBrowser();
      await browser.mark(workIds[0]);
      const { data } = await browser.mark(workIds[1]);
      const edge = (data as unknown as { addFavourite: { favouriteEdge: { cursor: string } } })
        .addFavourite.favouriteEdge;
      const rest = await browser.send(
        "query ($after: String) { viewer { favourites(after: $after) { edges { node { id } } } } }",
        { after: edge.cursor },
      );
      expect(rest.data?.viewer).toEqual({ favourites: { edges: [{ node: { id: workIds[0] } }] } });
    });

    it("are removed, also repeatedly", async () => {
      const browser = openBrowser();
      await browser.mark(workIds[0]);
      for (let time = 0; time < 2; time++) {
        const { data, errors } = await browser.unmark(workIds[0]);
        expect(errors).toEqual([]);
        expect(data?.removeFavourite).toEqual({
          __typename: "RemoveFavouriteSuccess",
          viewer: { favouriteWorkIds: [] },
          removedWorkId: workIds[0],
        });
      }
    });

    it("are separate for each visitor", async () => {
      const [one, other] = [openBrowser(), openBrowser()];
      await one.mark(workIds[0]);
      await other.mark(workIds[2]);
      expect(await one.favourites()).toEqual({ favouriteWorkIds: [workIds[0]] });
      expect(await other.favourites()).toEqual({ favouriteWorkIds: [workIds[2]] });
    });

    it.each(["no id", toGlobalId("Work", "none"), toGlobalId("Site", "site"), ""])(
      "report an error for the id %s",
      async (workId) => {
        const { data, errors } = await openBrowser().mark(workId);
        expect(errors).toEqual([]);
        expect(data?.addFavourite).toMatchObject({
          __typename: "InvalidInput",
          problems: [{ field: "workId", message: expect.stringMatching(/not in the collection/) }],
        });
      },
    );

    it("treat an unknown cookie as none", async () => {
      for (const cookie of [
        "vitrine_visitor=AAAAAAAAAAAAAAAAAAAAAA",
        "vitrine_visitor=';--",
        "x",
      ]) {
        const { data } = await ask(server.url, "{ viewer { favouriteWorkIds } }", {
          headers: { cookie },
        });
        expect(data?.viewer).toEqual({ favouriteWorkIds: [] });
      }
    });

    it("are stored without the visitor's token", async () => {
      const { set } = await openBrowser().mark(workIds[0]);
      const token = /=([\w-]{22});/.exec(set ?? "")?.[1];
      expect(token).toBeDefined();
      const stored = JSON.stringify(await server.store.db.select().from(member));
      expect(stored).not.toContain(token);
      expect(server.log.join()).not.toContain(token);
    });

    it("cannot be changed from another site's page", async () => {
      const { status, errors, headers } = await ask(server.url, addQuery, {
        variables: { workId: workIds[0] },
        headers: { origin: "https://evil.example" },
      });
      expect(status).toBe(403);
      expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
      expect(headers.get("set-cookie")).toBeNull();
    });
  });

  describe("a site with an https origin", () => {
    it("sends its cookie over TLS only", async () => {
      const secure = await startServer({
        open,
        settings: { publicOrigin: "https://museum.example" },
      });
      try {
        const [applied] = await applyWorks(secure.store.db, [workInput({ identifier: "A.1" })]);
        const { headers } = await ask(secure.url, addQuery, {
          variables: { workId: toGlobalId("Work", applied?.workId ?? "") },
          headers: { origin: "https://museum.example" },
        });
        expect(headers.get("set-cookie")).toMatch(/; Secure$/);
      } finally {
        await secure.stop();
      }
    });
  });
});
