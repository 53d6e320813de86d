import { afterAll, beforeAll, expect, it } from "vitest";
import { applyWorks } from "../../src/server/store/apply.ts";
import { ask } from "../support/ask.ts";
import { eachDatabase } from "../support/database.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

eachDatabase("jumps", (_name, open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ open });
    const titles = ["Ast", "Berg", "Boot", "Meer", "Mond"];
    const works = titles.map((title, at) =>
      workInput({ identifier: `N${at}`, title, earliestYear: 1800 + at, latestYear: 1800 + at }),
    );
    await applyWorks(server.store.db, works);
    await server.settled();
  });
  afterAll(() => server.stop());

  const page = (args: string) =>
    ask(
      server.url,
      `{ works(${args}) { edges { cursor node { title } } pageInfo { hasPreviousPage hasNextPage } } }`,
    );
  const read = async (args: string) => {
    const { data } = await page(args);
    type Works = {
      edges: { cursor: string; node: { title: string } }[];
      pageInfo: { hasPreviousPage: boolean; hasNextPage: boolean };
    };
    const { edges, pageInfo } = (data as unknown as { works: Works }).works;
    return {
      edges,
      titles: edges.map(({ node }) => node.title).join(" "),
      more: [pageInfo.hasPreviousPage, pageInfo.hasNextPage],
    };
  };

  it("a page starts at a letter or a year and reports pages before and after it", async () => {
    const middle = await read('order: TITLE, first: 2, startAt: "b"');
    expect(middle).toMatchObject({ titles: "Berg Boot", more: [true, true] });
    expect(await read('order: TITLE, first: 2, startAt: "A"')).toMatchObject({
      titles: "Ast Berg",
      more: [false, true],
    });
    expect((await read('order: YEAR_DESC, first: 2, startAt: "1802"')).titles).toBe("Boot Berg");
    const before = middle.edges[0]?.cursor ?? "";
    expect(await read(`order: TITLE, last: 2, before: "${before}", startAt: "b"`)).toMatchObject({
      titles: "Ast",
      more: [false, true],
    });
  });

  it("a start after the last work gives the last works, and other orders ignore it", async () => {
    expect(await read('order: TITLE, first: 2, startAt: "z"')).toMatchObject({
      titles: "Meer Mond",
      more: [true, false],
    });
    expect((await read('order: NEWEST, first: 1, startAt: "b"')).titles).toBe("Mond");
    expect((await read('order: TITLE, first: 1, startAt: "?!"')).titles).toBe("Ast");
  });

  it("an invalid year and an overlong text are rejected", async () => {
    for (const startAt of ["soon", "1".repeat(201)]) {
      const { errors } = await page(`order: YEAR_ASC, startAt: "${startAt}"`);
      expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
    }
  });

  it("the letters of a list have their numbers of works", async () => {
    const { data } = await ask(server.url, "{ workJumps(order: TITLE) { at label count } }");
    expect(data).toEqual({
      workJumps: [
        { at: "A", label: "A", count: 1 },
        { at: "B", label: "B", count: 2 },
        { at: "M", label: "M", count: 2 },
      ],
    });
  });
});
