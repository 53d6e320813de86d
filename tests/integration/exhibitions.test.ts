import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainText } from "../../src/text/rich-text.ts";
import { personOf, stranger } from "../support/album-people.ts";
import type { Person } from "../support/album-people.ts";
import {
  blockFields,
  change,
  newExhibition,
  newText,
  pictured,
  seenFragment,
} from "../support/exhibition-operations.ts";
import type { Taken } from "../support/exhibition-operations.ts";
import { connectLive, follow } from "../support/live.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

let server: TestServer;
let curator: Person;
let visitor: Person;
let views: Taken[];

beforeAll(async () => {
  server = await startServer({
    operations: new Map([
      ["shown", shownQuery],
      ["draft", draftQuery],
    ]),
  });
  curator = await personOf(server, "CURATOR");
  visitor = stranger(server);
  views = await pictured(server, ["a", "b", "c"]);
  await server.settled();
});
afterAll(() => server.stop());

type Shown = { title: string; blocks: { edges: { node: Record<string, unknown> }[] } } | null;

const parts = `title blocks(first: 20) { edges { node { ${blockFields} } } }`;

// Persisted queries of the client, because they read whole exhibitions.
const shownQuery = `query ($slug: String!) { exhibition(slug: $slug) { ${parts} } } ${seenFragment}`;
const draftQuery = `query ($id: ID!, $key: String) { draft(id: $id, key: $key) { ${parts} } } ${seenFragment}`;

async function shown(person: Person, slug: string): Promise<Shown> {
  return (await person.read<{ exhibition: Shown }>(shownQuery, { slug })).exhibition;
}

async function draft(person: Person, id: string, key: string | null = null): Promise<Shown> {
  return (await person.read<{ draft: Shown }>(draftQuery, { id, key })).draft;
}

const view = (at: number, frame = "full 0") => ({ ...views[at], frame });

/** A block of every type, as input and as response. */
const everyType = (): [string, object, object][] => [
  ["text", { text: plainText("Words") }, { text: plainText("Words") }],
  [
    "picture",
    { view: view(0, "400,300,800,600 0"), caption: " The harbour ", width: "WIDE" },
    {
      view: {
        ...view(0, "400,300,800,600 0"),
        work: { title: "Title of a" },
        path: expect.stringContaining("?region=400,300,800,600"),
        isDoubtful: false,
        cuts: [{ address: expect.stringContaining("/400,300,800,600/") }, expect.anything()],
      },
      caption: "The harbour",
      width: "WIDE",
    },
  ],
  [
    "carousel",
    {
      label: "Ships",
      slides: [
        { key: "s1", view: view(0), caption: null },
        { key: "s2", view: view(1) },
      ],
    },
    { label: "Ships", slides: [{ key: "s1" }, { key: "s2", caption: null }] },
  ],
  [
    "zoomStory",
    {
      title: "Closer",
      steps: [{ key: "k-1", view: view(2), title: " ", text: plainText("Look.") }],
    },
    { storyTitle: "Closer", steps: [{ key: "k-1", title: null, text: plainText("Look.") }] },
  ],
  [
    "comparison",
    { first: view(0), second: view(1), arrangement: "SIDE", caption: "Both" },
    { first: view(0), second: view(1), arrangement: "SIDE", caption: "Both" },
  ],
  [
    "workList",
    { title: "All", query: { search: "title", order: "TITLE", filter: { types: ["painting"] } } },
    {
      listTitle: "All",
      query: { search: "title", order: "TITLE", filter: { types: ["painting"] } },
      chosenIds: [],
      works: ["a", "b", "c"].map((name) => ({ title: `Title of ${name}` })),
      workCount: 3,
    },
  ],
  [
    "quotation",
    { words: "All is well.", source: "Ada", address: "https://example.org/", language: "PT-br" },
    { words: "All is well.", source: "Ada", quoted: "https://example.org/", quotedIn: "pt-BR" },
  ],
  ["separator", { look: "STARS" }, { look: "STARS" }],
  [
    "video",
    { address: "https://example.org/video", title: "The tide", poster: view(0) },
    { address: "https://example.org/video", videoTitle: "The tide", transcript: null },
  ],
];

describe("exhibitions: an exhibition", () => {
  it("is created, filled with a block of every type, published and read by visitors", async () => {
    const id = await newExhibition(curator, "A walk along the quay");
    let after: string | null = null;
    for (const [kind, content] of everyType()) {
      const added = await change(curator, "addBlock", {
        exhibitionId: id,
        after,
        content: { [kind]: content },
      });
      expect(added, kind).toMatchObject({ __typename: "ChangeBlockSuccess" });
      after = added.block.id;
    }
    expect(await shown(visitor, "a-walk-along-the-quay")).toBeNull();
    const published = await change(curator, "publishExhibition", { id });
    expect(published.exhibition).toMatchObject({
      state: "PUBLISHED",
      slug: "a-walk-along-the-quay",
    });
    const seen = await shown(visitor, "a-walk-along-the-quay");
    const nodes = seen?.blocks.edges.map(({ node }) => node);
    expect(nodes).toMatchObject(everyType().map(([, , answered]) => answered));
    const listed = await visitor.read<{ exhibitions: { edges: { node: { title: string } }[] } }>(
      "{ exhibitions(first: 5) { edges { node { title blockCount } } } }",
    );
    expect(listed.exhibitions.edges).toEqual([
      { node: { title: "A walk along the quay", blockCount: 9 } },
    ]);
  });

  it("is visible as a draft to curators and with its link, until that is closed", async () => {
    const id = await newExhibition(curator);
    await newText(curator, id, "Words");
    const { key } = await change(curator, "makeDraftLink", { id });
    const member = await personOf(server, "MEMBER");
    expect(await draft(curator, id)).toMatchObject({ title: "Maps of the poles" });
    expect(await draft(visitor, id, key)).toMatchObject({ blocks: { edges: [{}] } });
    expect(await draft(member, id)).toBeNull();
    expect(await draft(visitor, id, "not the key")).toBeNull();
    await change(curator, "closeDraftLink", { id });
    expect(await draft(visitor, id, key)).toBeNull();
    const nodes = "query ($id: ID!) { node(id: $id) { id } }";
    expect(await visitor.read(nodes, { id })).toEqual({ node: null });
    expect(await curator.read(nodes, { id })).toEqual({ node: { id } });
  });

  it("shows the chosen works of a list only with its draft link", async () => {
    const id = await newExhibition(curator);
    const chosenIds = views.map(({ workId }) => workId);
    const added = await change(curator, "addBlock", {
      exhibitionId: id,
      content: { workList: { title: null, query: null, chosenIds } },
    });
    const other = await newText(curator, await newExhibition(curator), "Of another");
    const { key } = await change(curator, "makeDraftLink", { id });
    const one = (block: string, given: string | null) =>
      visitor.read(
        `query ($id: ID!, $key: String, $block: ID!) { draft(id: $id, key: $key) { block(id: $block) {
          ... on WorkListBlock { works(first: 200) { id slug title date
            primaryImage { service width height placeholder derivativeWidths } } } } } }`,
        { id, key: given, block },
      );
    const works = chosenIds.map((workId) => expect.objectContaining({ id: workId }) as unknown);
    expect(await one(added.block.id, key)).toEqual({ draft: { block: { works } } });
    expect(await one(added.block.id, null)).toEqual({ draft: null });
    expect(await one(other, key)).toEqual({ draft: { block: null } });
    await change(curator, "hideBlock", { id: added.block.id, isHidden: true });
    expect(await one(added.block.id, key)).toEqual({ draft: { block: null } });
  });

  it("never shows hidden blocks to visitors", async () => {
    const id = await newExhibition(curator, "Half hidden");
    const block = await newText(curator, id, "Not yet");
    await change(curator, "hideBlock", { id: block, isHidden: true });
    const { exhibition } = await change(curator, "publishExhibition", { id });
    expect(await shown(visitor, exhibition.slug)).toMatchObject({ blocks: { edges: [] } });
    const nodes = "query ($id: ID!) { node(id: $id) { id } }";
    expect(await visitor.read(nodes, { id: block })).toEqual({ node: null });
    const all =
      "query ($id: ID!) { node(id: $id) { ... on Exhibition { allBlocks { __typename } } } }";
    expect(await visitor.read(all, { id })).toEqual({ node: { allBlocks: null } });
    expect(await curator.read(all, { id })).toMatchObject({ node: { allBlocks: [{}] } });
  });

  it("is null for an impossible slug", async () => {
    expect(await shown(visitor, "a\0b")).toBeNull();
    expect(await shown(visitor, "\ud800")).toBeNull();
    expect(await draft(visitor, "a\0b", "a\0b")).toBeNull();
  });

  it("rejects invalid values with a message", async () => {
    const id = await newExhibition(curator);
    const edit = (given: object) => change(curator, "editExhibition", { id, version: 1, ...given });
    const wrong = [
      { title: " " },
      { title: "a".repeat(201) },
      { language: "klingonisch!" },
      { opensOn: "2026-02-30" },
      { opensOn: "soon" },
      { introduction: { type: "doc", content: [{ type: "iframe" }] } },
      { cover: { ...views[0], frame: "" } },
    ];
    for (const given of wrong) {
      const refused = await edit(given);
      expect(refused.problems[0]?.field).toContain(Object.keys(given)[0]);
    }
    const days = await edit({ opensOn: "2026-03-02", closesOn: "2026-03-01" });
    expect(days.problems).toMatchObject([{ field: "closesOn" }]);
    const good = { title: " Poles ", language: "PT-br", opensOn: "2026-03-01", cover: views[0] };
    expect(await edit(good)).toMatchObject({ exhibition: { title: "Poles", version: 2 } });
    expect(await edit({ title: "Other" })).toMatchObject({ __typename: "ExhibitionConflict" });
    const past = await change(curator, "publishExhibition", { id, at: "2020-01-01T00:00:00Z" });
    expect(past.problems).toMatchObject([{ field: "at" }]);
  });

  it("can be changed only by curators", async () => {
    const id = await newExhibition(curator);
    const member = await personOf(server, "MEMBER");
    for (const person of [visitor, member]) {
      const refused = await change(person, "editExhibition", { id, version: 1, title: "Mine" });
      expect(refused).toMatchObject({ __typename: "NotAllowed" });
    }
  });
});

it("exhibitions: a version is saved when another curator edits, is readable, and can be restored", async () => {
  const other = await personOf(server, "CURATOR");
  const id = await newExhibition(curator, "Storms");
  const block = await newText(curator, id, "The first words");
  await change(curator, "hideBlock", { id: block, isHidden: true });
  await change(other, "writeBlock", {
    id: block,
    version: 1,
    content: { text: { text: plainText("Other words") } },
  });
  const asked = `query ($id: ID!, $number: Int!) { viewer { desk { exhibition(id: $id) {
    versions { number title blockCount } versionText(number: $number) { introduction blocks { type words isHidden } } } } } }`;
  const seen = async (person: Person, number: number) => {
    type Answer = { viewer: { desk: { exhibition: unknown } | null } };
    return (await person.read<Answer>(asked, { id, number })).viewer.desk?.exhibition;
  };
  expect(await seen(other, 1)).toEqual({
    versions: [{ number: 1, title: "Storms", blockCount: 1 }],
    versionText: {
      introduction: "",
      blocks: [{ type: "TextBlock", words: "The first words", isHidden: true }],
    },
  });
  expect(await seen(other, 7)).toMatchObject({ versionText: null });
  expect(await seen(visitor, 1)).toBeUndefined();
  await change(other, "putBackExhibition", { id, number: 1 });
  expect(await seen(other, 2)).toMatchObject({
    versions: [{ number: 2 }, { number: 1 }],
    versionText: { blocks: [{ words: "Other words" }] },
  });
});

it("exhibitions: subscribers are notified of what changed, and by whom", async () => {
  type Told = {
    exhibitionChanged: {
      change: number;
      since: number;
      exhibition: { title: string } | null;
      blocks: { __typename: string; id: string }[];
      removedBlockIds: string[];
      by: { name: string } | null;
    };
  };
  const id = await newExhibition(curator);
  const query = `subscription ($id: ID!) { exhibitionChanged(id: $id) { change since exhibition { title }
    blocks { __typename ... on Block { id } } removedBlockIds by { name } } }`;
  const client = connectLive(server.url, curator.headers());
  const following = follow<Told>(client, { query, variables: { id } });
  let heard = 0;
  const next = async () => {
    heard += 1;
    const told = await following.until((received) => received.length >= heard);
    return told[heard - 1]?.exhibitionChanged;
  };
  expect(await next()).toMatchObject({ change: 1, since: 1, blocks: [], by: null });
  const block = await newText(curator, id, "Words");
  const by = { name: "A curator" };
  expect(await next()).toMatchObject({ change: 2, since: 1, blocks: [{ id: block }], by });
  await change(curator, "removeBlock", { id: block });
  expect(await next()).toMatchObject({ change: 3, blocks: [], removedBlockIds: [block] });
  await change(curator, "editExhibition", { id, version: 1, title: "Poles" });
  expect(await next()).toMatchObject({ change: 4, exhibition: { title: "Poles" } });
  await change(curator, "deleteExhibition", { id });
  expect(await next()).toMatchObject({ exhibition: null });
  await client.dispose();
});
