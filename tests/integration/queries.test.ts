import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { startImport } from "../../src/server/store/import-runs.ts";
import { ask } from "../support/ask.ts";
import { eachDatabase } from "../support/database.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

eachDatabase("queries", (_name, open) => {
  let server: TestServer;
  let runId: string;
  const key = "0123456789abcdef0123456789abcdef";

  const front = imageInput(key, {
    details: [
      { region: { x: 10, y: 20, width: 300, height: 400 }, caption: "A buoy", description: null },
      {
        region: { x: 0, y: 0, width: 4000, height: 900 },
        caption: "The sky",
        description: "Overpainted.",
      },
    ],
  });
  const back = imageInput(key, {
    role: "BACK",
    alt: null,
    registration: [
      { from: { x: 0, y: 0.5 }, to: { x: 4000, y: 0 } },
      { from: { x: 4000, y: 3000 }, to: { x: 0, y: 3000 } },
    ],
  });

  /** Thirty paintings and prints, ten of them with an image, and one that is not published. */
  const works = Array.from({ length: 30 }, (_, i) =>
    workInput({
      identifier: `T.${i + 1}`,
      title: i === 7 ? "Zürich by Night" : `Study ${String(i + 1).padStart(2, "0")}`,
      workType: i % 3 === 0 ? "print" : "painting",
      creators: [{ name: i % 2 ? "Ada Vries" : "Béla Kő", role: i % 2 ? null : "engraver" }],
      subjects: i < 5 ? ["sea", "night"] : ["garden"],
      earliestYear: i === 29 ? null : 1800 + i,
      images: i < 10 ? [front, back] : [],
    }),
  );

  beforeAll(async () => {
    server = await startServer({ open, settings: { siteTitle: "City Museum" } });
    const { db } = server.store;
    const run = await startImport(db, { label: "works.csv", sourceKey: "a", rowsTotal: 31 });
    runId = run.id;
    await applyWorks(db, [...works, workInput({ identifier: "D.1", status: "DRAFT" })]);
    await server.settled();
  });
  afterAll(() => server.stop());

  describe("the site", () => {
    it("returns its description, terms, highlights and running import", async () => {
      const { data, errors } = await ask(
        server.url,
        `{ site { id title description workCount
           highlights(first: 3) { title primaryImage { width } }
           types: terms(kind: TYPE) { kind value workCount }
           makers: terms(kind: CREATOR, first: 1) { value workCount }
           runningImport { label state rowsTotal } } }`,
      );
      expect(errors).toEqual([]);
      expect(data).toMatchObject({
        site: {
          id: toGlobalId("Site", "site"),
          title: "City Museum",
          workCount: 30,
          highlights: [1, 2, 3].map(() => ({ primaryImage: { width: 4000 } })),
          types: [
            { kind: "TYPE", value: "painting", workCount: 20 },
            { kind: "TYPE", value: "print", workCount: 10 },
          ],
          makers: [{ workCount: 15 }],
          runningImport: { label: "works.csv", state: "RUNNING", rowsTotal: 31 },
        },
      });
    });

    it("lists the works of a term, those with images first", async () => {
      const { data, errors } = await ask(
        server.url,
        `{ site { terms(kind: TYPE, first: 1) { id value
           works(first: 7) { totalCount edges { node { workType imageCount } } } } } }`,
      );
      expect(errors).toEqual([]);
      const found = data as unknown as {
        site: { terms: { works: { totalCount: number; edges: { node: Found }[] } }[] };
      };
      type Found = { workType: string; imageCount: number };
      const [term] = found.site.terms;
      expect(term?.works.totalCount).toBe(20);
      expect(term?.works.edges.map(({ node }) => node.imageCount)).toEqual([2, 2, 2, 2, 2, 2, 0]);
      expect(new Set(term?.works.edges.map(({ node }) => node.workType))).toEqual(
        new Set(["painting"]),
      );
    });
  });

  describe("one work", () => {
    it("is found by its slug, with all its fields", async () => {
      const listed = await ask(
        server.url,
        '{ works(search: "Zürich") { edges { node { slug } } } }',
      );
      const { works: found } = listed.data as unknown as {
        works: { edges: { node: { slug: string } }[] };
      };
      const slug = found.edges[0]?.node.slug;
      const { data, errors } = await ask(
        server.url,
        `query ($slug: String!) { work(slug: $slug) {
         identifier title creators(first: 9) { name role } date earliestYear latestYear workType technique
         subjects places dimensions { text heightCm widthCm depthCm } description creditLine
          rights { uri label } recordLanguage metadata(first: 9) { label values } status imageCount
         primaryImage { role alt }
         images(first: 9) { id width height alt caption placeholder role pixelsPerCm service
                  derivativeWidths tiles { width scaleFactors }
                  details(first: 9) { caption description region { x y width height } }
                  registration { from { x y } to { x y } } }
         related(first: 3) { identifier } createdAt updatedAt } }`,
        { variables: { slug } },
      );
      expect(errors).toEqual([]);
      const { images: _images, ...given } = works[7] ?? workInput({ identifier: "" });
      expect(data?.work).toMatchObject({
        ...given,
        imageCount: 2,
        primaryImage: { role: "FRONT", alt: "A harbour at night" },
        images: [
          {
            width: 4000,
            height: 3000,
            service: `/iiif/image/3/${key}`,
            derivativeWidths: [320, 640, 1280],
            tiles: { width: 512, scaleFactors: [1, 2, 4, 8] },
            details: front.details,
            registration: null,
          },
          { role: "BACK", alt: null, details: [], registration: back.registration },
        ],
        related: [{}, {}, {}],
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    });

    it("has the scale of its first image, if that has the work's proportions", async () => {
      const dimensions = { text: "", heightCm: 60, widthCm: 80, depthCm: null };
      await applyWorks(server.store.db, [
        workInput({ identifier: "D.2", title: "Scale", dimensions, images: [front, back] }),
      ]);
      const { data, errors } = await ask(
        server.url,
        '{ work(slug: "scale-d-2") { images { pixelsPerCm } } }',
      );
      await applyWorks(server.store.db, [workInput({ identifier: "D.2", status: "WITHDRAWN" })]);
      await server.settled();
      expect(errors).toEqual([]);
      expect(data?.work).toEqual({ images: [{ pixelsPerCm: 50 }, { pixelsPerCm: null }] });
    });

    it("is null if it does not exist or is not published", async () => {
      const { data, errors } = await ask(
        server.url,
        '{ a: work(slug: "none") { id } b: work(slug: "d-1") { id } }',
      );
      expect({ data, errors }).toEqual({ data: { a: null, b: null }, errors: [] });
    });
  });

  type Connection = {
    totalCount: number;
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string;
      endCursor: string;
    };
    edges: { cursor: string; node: { identifier: string } }[];
  };

  const listQuery = `query ($first: Int, $after: String, $last: Int, $before: String, $search: String,
    $filter: WorkFilter, $order: WorkOrder) {
  works(first: $first, after: $after, last: $last, before: $before, search: $search,
      filter: $filter, order: $order) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { identifier } }
  }
}`;

  async function list(variables: Record<string, unknown>): Promise<Connection> {
    const { data, errors } = await ask(server.url, listQuery, { variables });
    expect(errors).toEqual([]);
    return (data as unknown as { works: Connection }).works;
  }

  describe("lists of works", () => {
    const identifiers = ({ edges }: Connection) => edges.map(({ node }) => node.identifier);
    const all = works.map(({ identifier }) => identifier);

    it.each(["NEWEST", "TITLE", "CREATOR", "YEAR_ASC", "YEAR_DESC", "IDENTIFIER"])(
      "contain every work once, forwards and backwards, in order %s",
      async (order) => {
        const whole = identifiers(await list({ first: 100, order }));
        expect(whole.toSorted()).toEqual(all.toSorted());
        const forwards: string[] = [];
        for (let after: string | null = null; ;) {
          const page: Connection = await list({ first: 7, after, order });
          forwards.push(...identifiers(page));
          expect(page.totalCount).toBe(30);
          if (!page.pageInfo.hasNextPage) break;
          after = page.pageInfo.endCursor;
        }
        expect(forwards).toEqual(whole);
        const backwards: string[] = [];
        for (let before: string | null = null; ;) {
          const page: Connection = await list({ last: 7, before, order });
          backwards.unshift(...identifiers(page));
          if (!page.pageInfo.hasPreviousPage) break;
          before = page.pageInfo.startCursor;
        }
        expect(backwards).toEqual(whole);
      },
    );

    it("find words in any field, and identifiers", async () => {
      expect(identifiers(await list({ search: "zurich night" }))).toEqual(["T.8"]);
      expect(identifiers(await list({ search: "T.12" }))[0]).toBe("T.12");
      expect(await list({ search: "nothing like this" })).toMatchObject({
        totalCount: 0,
        edges: [],
      });
    });

    it("find the text of an image's detail, and report the match", async () => {
      const { data, errors } = await ask(
        server.url,
        '{ works(search: "overpainted study 03") { edges { node { title } match { field text } } } }',
      );
      expect(errors).toEqual([]);
      expect(data?.works).toEqual({
        edges: [{ node: { title: "Study 03" }, match: { field: "PICTURE", text: "Overpainted." } }],
      });
    });

    it("match the filter", async () => {
      const filter = { types: ["print"], creators: ["Ada Vries", "Béla Kő"], hasImage: true };
      expect(identifiers(await list({ filter, order: "IDENTIFIER" }))).toEqual([
        "T.1",
        "T.4",
        "T.7",
        "T.10",
      ]);
      expect((await list({ filter: { subjects: ["night"] } })).totalCount).toBe(5);
    });

    it.each([
      [{ first: 0 }, '"first" must be from 1 to 100.'],
      [{ first: 101 }, '"first" must be from 1 to 100.'],
      [{ first: 1, last: 1 }, "backwards"],
      [{ after: "no cursor" }, "Start again from its beginning"],
      [{ search: "a".repeat(201) }, '"search" must be at most 200 characters.'],
    ])("reject %o with a message", async (variables, sentence) => {
      const { data, errors, status } = await ask(server.url, listQuery, { variables });
      expect(data).toEqual({ works: null });
      expect(errors[0]).toMatchObject({
        message: expect.stringContaining(sentence),
        path: ["works"],
        extensions: { code: "BAD_USER_INPUT", requestId: expect.any(String) },
      });
      expect(status).toBe(200);
    });

    it("reject a cursor of another order", async () => {
      const { pageInfo } = await list({ first: 2, order: "TITLE" });
      const { errors } = await ask(server.url, listQuery, {
        variables: { after: pageInfo.endCursor, order: "YEAR_ASC" },
      });
      expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    });
  });

  describe("nodes", () => {
    const nodeQuery = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id
    ... on Work { identifier } ... on Image { height } ... on Detail { caption } ... on Term { value workCount }
    ... on Import { rowsTotal } ... on Site { title } ... on Viewer { favouriteWorkIds } } }`;

    it("are found by their ids, in the requested order", async () => {
      const { data: first } = await ask(
        server.url,
        `{ works(first: 1, filter: { hasImage: true }) { edges { node { id images(first: 9) { id details(first: 9) { id } } } } }
         site { id terms(kind: SUBJECT, first: 1) { id } runningImport { id } } viewer { id } }`,
      );
      const found = first as unknown as {
        works: { edges: { node: { id: string; images: FoundImage[] } }[] };
        site: { id: string; terms: { id: string }[]; runningImport: { id: string } };
        viewer: { id: string };
      };
      type FoundImage = { id: string; details: { id: string }[] };
      const work = found.works.edges[0]?.node;
      const ids = [
        work?.id,
        work?.images[0]?.id,
        work?.images[0]?.details[1]?.id,
        found.site.terms[0]?.id,
        found.site.runningImport.id,
        found.site.id,
        found.viewer.id,
      ];
      const { data, errors } = await ask(server.url, nodeQuery, { variables: { ids } });
      expect(errors).toEqual([]);
      const types = ["Work", "Image", "Detail", "Term", "Import", "Site", "Viewer"];
      expect(data?.nodes).toMatchObject(ids.map((id, i) => ({ id, __typename: types[i] })));
      expect(data?.nodes).toMatchObject([
        {},
        { height: 3000 },
        { caption: "The sky" },
        { value: "garden" },
        { rowsTotal: 31 },
        {},
        {},
      ]);
    });

    it("are null for any unknown or invalid id", async () => {
      const { data: drafts } = await ask(server.url, "{ site { id } }");
      expect(drafts).not.toBeNull();
      const ids = [
        "",
        "no id",
        "1",
        toGlobalId("Work", "1"),
        toGlobalId("Work", "'; DROP TABLE work; --"),
        toGlobalId("Work", "a\u0000b"),
        toGlobalId("Work", "x".repeat(10_000)),
        toGlobalId("Image", runId),
        toGlobalId("Detail", runId),
        toGlobalId("Import", "00000000-0000-7000-8000-000000000000"),
        toGlobalId("Term", "ALL:"),
        toGlobalId("Term", "TYPE:no such type"),
        toGlobalId("Site", "another"),
        toGlobalId("Viewer", "another"),
      ];
      const { data, errors } = await ask(server.url, nodeQuery, { variables: { ids } });
      expect({ data, errors }).toEqual({ data: { nodes: ids.map(() => null) }, errors: [] });
    });

    it("are limited to 100 per request", async () => {
      const ids = Array.from({ length: 101 }, (_, i) => toGlobalId("Work", `${i}`));
      const { errors } = await ask(server.url, "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
        variables: { ids },
      });
      expect(errors[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
    });
  });

  it("concurrent requests get their own responses", async () => {
    const asked = works.map(async ({ title }) => {
      const page = await list({ search: title, first: 1 });
      return page.edges[0]?.node.identifier;
    });
    expect(await Promise.all(asked)).toEqual(works.map(({ identifier }) => identifier));
  });
});
