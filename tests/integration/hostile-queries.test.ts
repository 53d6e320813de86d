import { createHash, randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Client } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { limits } from "../../src/server/graphql/limits.ts";
import { schema } from "../../src/server/graphql/schema.ts";
import { addToAlbums } from "../../src/server/store/album-additions.ts";
import { createAlbum } from "../../src/server/store/album-edits.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { addBlock } from "../../src/server/store/block-edits.ts";
import { publishExhibition } from "../../src/server/store/exhibition-edits.ts";
import { imagesOfWorks } from "../../src/server/store/works.ts";
import { plainText } from "../../src/text/rich-text.ts";
import { exhibitionWorld } from "../support/exhibitions.ts";
import { connectLive } from "../support/live.ts";
import { signIn } from "../support/members.ts";
import { nestedLists } from "../support/nested-lists.ts";
import { runs } from "../support/runs.ts";
import type { NestedQuery } from "../support/nested-lists.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

/** Nested lists of the schema, with pages of maximum length, and with short ones, which allow deeper nesting. */
const nestings = [2_000, 3].flatMap((first) => nestedLists(schema, first));
const accepted = nestings.flatMap(({ accepted: query }) => query ?? []);
const refused = nestings.flatMap(({ refused: query }) => query ?? []);

/** Persisted operations, whose cost is not estimated: only their execution is limited. */
const circle = (depth: number): string =>
  depth === 0 ? "id" : `images { work { ${circle(depth - 1)} } }`;
const ownQuery = `query OwnQuery($Work: ID!) { node(id: $Work) { ... on Work { ${circle(5)} } } }`;
const ownMutation = `mutation OwnMutation($Work: ID!) {
  createAlbum(input: { title: "Once" }) { __typename }
  addFavourite(input: { workId: $Work }) { ... on AddFavouriteSuccess { favouriteEdge { node { ${circle(5)} } } } }
}`;
const ownSubscription = `subscription OwnSubscription { collectionChanged { addedCount changedWorks { ${circle(5)} } addedWorks { node { ${circle(5)} } } } }`;
const idOf = (text: string) => createHash("sha256").update(text).digest("hex");
const own = new Map(
  [ownQuery, ownMutation, ownSubscription, ...refused.map(({ text }) => text)].map((text) => [
    idOf(text),
    text,
  ]),
);

let server: TestServer;
let client: Client;
let headers: { cookie: string };
/** Global ids of objects with the maximum content, by the name of the type. */
const variables: Record<string, string> = {};

beforeAll(async () => {
  server = await startServer({ operations: own });
  const { db } = server.store;
  const owner = await signIn(db, "OWNER");
  headers = owner.headers;
  const details = Array.from({ length: 100 }, (_, i) => ({
    region: { x: i, y: 0, width: 100, height: 100 },
    caption: `Detail ${i}`,
    description: null,
  }));
  const images = (count: number, described = 0) =>
    Array.from({ length: count }, (_, i) =>
      imageInput(`${i}`.padStart(32, "0"), { details: i < described ? details : [] }),
    );
  const many = <Item>(item: (i: number) => Item) => Array.from({ length: 100 }, (_, i) => item(i));
  const full = workInput({
    identifier: "Full",
    images: images(1_000, 5),
    creators: many((i) => ({ name: `Creator ${i}`, role: "engraver" })),
    subjects: many((i) => `Subject ${i}`),
    metadata: many((i) => ({ label: `Label ${i}`, values: many((j) => `Value ${j}`) })),
  });
  const others = Array.from({ length: 99 }, (_, i) =>
    workInput({ identifier: `W.${i}`, images: images(10) }),
  );
  const works = (await applyWorks(db, [full, ...others])).map(({ workId }) => workId);
  const [[image] = []] = await imagesOfWorks(db, works.slice(0, 1));
  if (!image) throw new Error("The work has no picture.");

  const world = exhibitionWorld(server.store);
  const curator = await world.curator();
  const exhibition = await world.exhibition(curator);
  const view = {
    workId: image.workId,
    imageId: image.id,
    place: 0,
    width: 4000,
    height: 3000,
    frame: "full 0",
  };
  const slides = Array.from({ length: 500 }, (_, i) => ({ key: `s${i}`, view, caption: null }));
  const storySteps = many((i) => ({ key: `s${i}`, view, title: null, text: plainText("Words") }));
  const contents = Array.from({ length: 5 }, () => [
    { kind: "carousel", content: { label: "Slides", slides } } as const,
    { kind: "zoomStory", content: { title: null, steps: storySteps } } as const,
    {
      kind: "workList",
      content: { title: null, query: null, chosenIds: works.slice(0, 200) },
    } as const,
  ]).flat();
  for (const block of contents) {
    const added = await addBlock(db, curator, exhibition.id, null, { ...block, isHidden: false });
    if (added.outcome !== "changed") throw new Error(added.outcome);
    const { kind, id } = added.block;
    variables[`${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block`] = toGlobalId(
      "ExhibitionBlock",
      id,
    );
  }
  await publishExhibition(db, curator, exhibition.id, null);

  const made = await createAlbum(db, owner.id, {
    title: "Full",
    description: null,
    visibility: "PUBLIC",
  });
  if (made.outcome !== "created") throw new Error(made.outcome);
  for (const workId of works.slice(0, 100)) {
    await addToAlbums(db, owner.id, [made.album.id], { workId, view: null, caption: null });
  }
  Object.assign(variables, {
    Work: toGlobalId("Work", image.workId),
    Image: toGlobalId("Image", image.id),
    Exhibition: toGlobalId("Exhibition", exhibition.id),
    Album: toGlobalId("Album", made.album.id),
    Site: toGlobalId("Site", "site"),
    Viewer: toGlobalId("Viewer", "viewer"),
  });
  await server.settled();
  client = connectLive(server.url, headers);
});
afterAll(async () => {
  await client.dispose();
  await server.stop();
});

type Answered = {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
};

/** An operation's text, or the id of a persisted one. */
type Asked = { query: string } | { id: string };
type Transport = (asked: Asked, ids: object) => Promise<Answered>;

const transports = {
  POST: async (asked: Asked, ids: object): Promise<Answered> => {
    const response = await fetch(new URL("/graphql", server.url), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ ...asked, variables: ids }),
    });
    return response.json();
  },
  GET: async (asked: Asked, ids: object): Promise<Answered> => {
    const search = new URLSearchParams({ ...asked, variables: JSON.stringify(ids) });
    return (await fetch(`${server.url}/graphql?${search}`, { headers })).json();
  },
  WebSocket: async (asked: Asked, ids: object): Promise<Answered> => {
    const payload = "query" in asked ? asked : { query: "", extensions: { documentId: asked.id } };
    try {
      for await (const result of client.iterate({ ...payload, variables: { ...ids } }))
        return result;
      return {};
    } catch (errors) {
      return { errors: errors as Answered["errors"] };
    }
  },
} satisfies Record<string, Transport>;

function objectsIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const itself = Array.isArray(value) ? 0 : 1;
  return Object.values(value).reduce<number>((sum, inside) => sum + objectsIn(inside), itself);
}

function expectWithinLimits({ data, errors = [] }: Answered, name: string): void {
  expect(errors.map(({ extensions }) => extensions?.["code"])).toEqual(
    errors.length === 0 ? [] : ["LIMIT_EXCEEDED"],
  );
  expect(objectsIn(data), name).toBeLessThanOrEqual(limits.executionCost);
}

const idsFor = (query: NestedQuery) =>
  Object.fromEntries(query.variables.map((name) => [name, variables[name] ?? "nothing"]));

async function askNested(query: NestedQuery, send: Transport, isOwn: boolean): Promise<void> {
  const asked = isOwn ? { id: idOf(query.text) } : { query: query.text };
  expectWithinLimits(await send(asked, idsFor(query)), query.name);
}

describe("hostile-queries: nested lists of the schema", () => {
  it("are answered or rejected, around the cost limit and beyond", async () => {
    expect(accepted.length).toBeGreaterThan(500);
    expect(refused.length).toBeGreaterThan(500);
    const send = fc.constantFrom(...Object.values(transports));
    const within = (queries: readonly NestedQuery[], isOwn: boolean, numRuns: number) =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...queries), send, (query, transport) =>
          askNested(query, transport, isOwn),
        ),
        { numRuns },
      );
    await within(accepted, false, 8);
    await within(refused, true, runs(20));
  });

  it(
    "are answered for every accepted pair of lists",
    { tags: ["full"], timeout: 900_000 },
    async () => {
      const all = Object.values(transports);
      for (const [i, query] of accepted.entries()) {
        await askNested(query, all[i % all.length] ?? transports.POST, false);
      }
    },
  );
});

describe("hostile-queries: nesting as deep as 2,000 tokens allow", () => {
  const nested = (begin: string, middle: string, end: string, levels: number) =>
    begin.repeat(levels) + middle + end.repeat(levels);

  it.each([
    [
      "a field",
      "LIMIT_EXCEEDED",
      `{ work(slug: "a") ${nested("{ related ", "{ id }", " }", 660)} }`,
    ],
    ["a fragment", undefined, nested("{ ... ", "{ __typename }", " }", 660)],
    [
      "a list",
      "GRAPHQL_VALIDATION_FAILED",
      `{ works(search: ${nested("[", "", "]", 990)}) { id } }`,
    ],
    [
      "an object",
      "GRAPHQL_VALIDATION_FAILED",
      `{ works(filter: ${nested("{ year: ", "1", " }", 490)}) { id } }`,
    ],
    [
      "a type",
      "GRAPHQL_VALIDATION_FAILED",
      `query ($a: ${nested("[", "Int", "]", 990)}) { __typename }`,
    ],
  ])("of %s is answered or rejected without a server error", async (_what, code, query) => {
    const logged = server.log.length;
    for (const send of Object.values(transports)) {
      const { errors = [] } = await send({ query }, {});
      expect(errors[0]?.extensions?.["code"]).toBe(code);
    }
    expect(server.log.slice(logged).join("")).not.toContain('"level":50');
  });
});

describe("hostile-queries: an execution that costs more than estimated", () => {
  const exceeded = {
    errors: [
      expect.objectContaining({
        message: expect.stringContaining("The answer costs more than 50,000."),
        extensions: expect.objectContaining({ code: "LIMIT_EXCEEDED" }),
      }),
    ],
  };

  it.each(Object.entries(transports))("ends at the limit over %s", async (_, send) => {
    const { Work } = variables;
    expect(await send({ id: idOf(ownQuery) }, { Work })).toEqual(exceeded);
  });

  it("ends at the limit in a mutation, whose changes persist and are made once", async () => {
    const { Work } = variables;
    const send = () =>
      fetch(new URL("/graphql", server.url), {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key, ...headers },
        body: JSON.stringify({ id: idOf(ownMutation), variables: { Work } }),
      });
    const key = randomUUID();
    expect(await (await send()).json()).toEqual(exceeded);
    expect(await (await send()).json()).toEqual(exceeded);
    const query = "{ viewer { favouriteWorkIds albums { edges { node { title } } } } }";
    const { data } = await transports.POST({ query }, {});
    expect(data).toEqual({
      viewer: {
        favouriteWorkIds: [Work],
        albums: { edges: [{ node: { title: "Once" } }, { node: { title: "Full" } }] },
      },
    });
  });

  it("ends at the limit in each event of a subscription", async () => {
    const events = client.iterate({
      query: "",
      extensions: { documentId: idOf(ownSubscription), tellsFollowing: true },
    });
    expect((await events.next()).value).toMatchObject({ extensions: { following: true } });
    for (const title of ["Changed", "Changed again"]) {
      const next = events.next();
      const images = Array.from({ length: 20 }, (_, i) => imageInput(`${i}`.padStart(32, "0")));
      await applyWorks(server.store.db, [workInput({ identifier: "W.1", title, images })]);
      expect((await next).value).toMatchObject(exceeded);
    }
    await events.return?.();
  });
});
