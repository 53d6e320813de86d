import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { plainText } from "../../src/text/rich-text.ts";
import { personOf, stranger } from "../support/album-people.ts";
import type { Person } from "../support/album-people.ts";
import {
  blockFields,
  change,
  newExhibition,
  pictured,
  seenFragment,
} from "../support/exhibition-operations.ts";
import type { Taken } from "../support/exhibition-operations.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

let server: TestServer;
let curator: Person;
let visitor: Person;
let views: Taken[];

beforeAll(async () => {
  server = await startServer({ operations: new Map([["shown", shownQuery]]) });
  curator = await personOf(server, "CURATOR");
  visitor = stranger(server);
  views = await pictured(server, ["a", "b", "c"]);
});
afterAll(() => server.stop());

type Shown = { blocks: { edges: { node: Record<string, unknown> }[] } } | null;

/** A persisted query of the client, because it reads a whole exhibition. */
const shownQuery = `query ($slug: String!) { exhibition(slug: $slug) { blocks(first: 20) {
  edges { node { ${blockFields} } } } } } ${seenFragment}`;

async function shown(person: Person, slug: string): Promise<Shown> {
  return (await person.read<{ exhibition: Shown }>(shownQuery, { slug })).exhibition;
}

const linkTo = (href: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [wordsTo(href)] }],
});
const footnoteTo = (href: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "footnote", content: [wordsTo(href)] }] }],
});
const wordsTo = (href: string) => ({
  type: "text",
  text: "here",
  marks: [{ type: "link", attrs: { href } }],
});

describe("bad-blocks: an exhibition", () => {
  it("keeps a block without its unpublished work, and rescales a view on a larger image", async () => {
    const [gone, larger] = await pictured(server, ["gone", "larger"]);
    const id = await newExhibition(curator, "After the flood");
    const slides = [
      { key: "gone", view: gone },
      { key: "larger", view: { ...larger, frame: "400,300,800,600 0" } },
    ];
    await change(curator, "addBlock", {
      exhibitionId: id,
      content: { carousel: { label: "Both", slides } },
    });
    const { exhibition } = await change(curator, "publishExhibition", { id });
    const { db } = server.store;
    const goneId = fromGlobalId(gone?.workId ?? "")?.id ?? "";
    await db.update(work).set({ status: "WITHDRAWN" }).where(eq(work.id, goneId));
    const images = [imageInput("1".repeat(64), { width: 8000, height: 6000 })];
    await applyWorks(db, [workInput({ identifier: "larger", images })]);
    await server.settled();
    const seen = await shown(visitor, exhibition.slug);
    expect(seen?.blocks.edges[0]?.node["slides"]).toMatchObject([
      { view: { work: null, image: null, view: null, path: null, cuts: [], isDoubtful: true } },
      {
        view: {
          width: 4000,
          path: expect.stringContaining("region=800,600,1600,1200"),
          isDoubtful: false,
        },
      },
    ]);
  });

  it("keeps every block without its removed works, and a search without results", async () => {
    const [gone] = await pictured(server, ["taken out"]);
    const id = await newExhibition(curator, "After the fire");
    await change(curator, "editExhibition", { id, version: 1, cover: gone });
    const steps = [{ key: "a", view: gone, title: "It was here", text: plainText("Once.") }];
    const contents = [
      { picture: { view: gone, caption: "Burnt", width: "FULL" } },
      { zoomStory: { title: "Closer", steps } },
      { comparison: { first: gone, second: views[0], arrangement: "CURTAIN" } },
      { workList: { chosenIds: [gone?.workId, views[0]?.workId] } },
      { workList: { query: { search: "ashes", filter: { yearFrom: 2000, yearTo: 1000 } } } },
      { video: { address: "https://example.org/v.mp4", title: "Fire", poster: gone } },
    ];
    let after: string | null = null;
    for (const content of contents) {
      after = (await change(curator, "addBlock", { exhibitionId: id, after, content })).block.id;
    }
    const { exhibition } = await change(curator, "publishExhibition", { id });
    const workId = fromGlobalId(gone?.workId ?? "")?.id ?? "";
    await server.store.db.update(work).set({ status: "REMOVED" }).where(eq(work.id, workId));
    await server.settled();
    const nothing = { work: null, image: null, view: null, path: null, cuts: [] };
    const seen = await shown(visitor, exhibition.slug);
    expect(seen?.blocks.edges.map(({ node }) => node)).toMatchObject([
      { caption: "Burnt", view: nothing },
      { steps: [{ title: "It was here", text: plainText("Once."), view: nothing }] },
      { first: nothing, second: { work: { title: "Title of a" } } },
      { works: [{ title: "Title of a" }], workCount: 1 },
      { works: [], workCount: 0 },
      { videoTitle: "Fire", poster: nothing },
    ]);
    const covers = await visitor.read(
      "query ($slug: String!) { exhibition(slug: $slug) { cover { work { id } cuts { address } } } }",
      { slug: exhibition.slug },
    );
    expect(covers).toEqual({ exhibition: { cover: { work: null, cuts: [] } } });
  });

  it("flags a view if the image's proportions changed or its region no longer exists", async () => {
    const [cropped, smaller] = await pictured(server, ["cropped", "smaller"]);
    const id = await newExhibition(curator, "After the restoration");
    const slides = [
      { key: "cropped", view: { ...cropped, frame: "100,100,800,600 0" } },
      { key: "smaller", view: { ...smaller, frame: "400,300,800,600 0" } },
      { key: "beyond", view: { ...cropped, frame: "3000,2000,500,500 0" } },
    ];
    await change(curator, "addBlock", {
      exhibitionId: id,
      content: { carousel: { label: "All", slides } },
    });
    const { exhibition } = await change(curator, "publishExhibition", { id });
    const exchange = (identifier: string, digit: string, width: number, height: number) =>
      workInput({ identifier, images: [imageInput(digit.repeat(64), { width, height })] });
    await applyWorks(server.store.db, [
      exchange("cropped", "2", 2000, 2000),
      exchange("smaller", "3", 2000, 1500),
    ]);
    await server.settled();
    const seen = await shown(visitor, exhibition.slug);
    expect(seen?.blocks.edges[0]?.node["slides"]).toMatchObject([
      { view: { isDoubtful: true, path: expect.stringContaining("region=100,100,800,600") } },
      { view: { isDoubtful: false, path: expect.stringContaining("region=200,150,400,300") } },
      { view: { isDoubtful: true, path: expect.stringMatching(/^\/works\//) } },
    ]);
  });

  it.each([
    ["no content", {}, "content"],
    ["two contents", { separator: { look: "LINE" }, quotation: { words: "a" } }, "content"],
    [
      "a script in a text",
      { text: { text: { type: "doc", content: [{ type: "script" }] } } },
      "content.text.text",
    ],
    [
      "a footnote that leads to a script",
      { text: { text: footnoteTo("javascript:alert(1)") } },
      "content.text.text",
    ],
    [
      "words that lead to a script",
      { text: { text: linkTo("JavaScript:alert(1)") } },
      "content.text.text",
    ],
    [
      "words that lead to data",
      { text: { text: linkTo("data:text/html,<script>") } },
      "content.text.text",
    ],
    [
      "words with a foreign style",
      {
        text: {
          text: {
            type: "doc",
            content: [
              {
                type: "paragraph",
                attrs: { style: "position: fixed", class: "modal", onclick: "alert(1)" },
              },
            ],
          },
        },
      },
      "content.text.text",
    ],
    [
      "a quotation that leads to a script",
      { quotation: { words: "a", address: "javascript:alert(1)" } },
      "content.quotation.address",
    ],
    ["HTML as a text", { text: { text: "<b>bold</b>" } }, "content.text.text"],
    [
      "a video by http",
      { video: { address: "http://example.org/a", title: "a" } },
      "content.video.address",
    ],
    [
      "a video that is a script",
      { video: { address: "javascript:alert(1)", title: "a" } },
      "content.video.address",
    ],
    [
      "a quotation with a password in its address",
      { quotation: { words: "a", address: "https://me:secret@example.org" } },
      "content.quotation.address",
    ],
    [
      "a quotation in no language",
      { quotation: { words: "a", language: "no language" } },
      "content.quotation.language",
    ],
    [
      "a carousel without a name",
      { carousel: { label: " ", slides: [] } },
      "content.carousel.label",
    ],
    ["words with a null", { quotation: { words: "a\0b" } }, "content.quotation.words"],
    [
      "a search and chosen works",
      { workList: { query: { search: "a" }, chosenIds: ["V29yazph"] } },
      "content.workList",
    ],
  ])("rejects a block with %s", async (_, content, field) => {
    const exhibitionId = await newExhibition(curator);
    const refused = await change(curator, "addBlock", { exhibitionId, content });
    expect(refused).toMatchObject({ __typename: "InvalidInput", problems: [{ field }] });
  });

  it.each([
    ["another work's id", { workId: "V29y" }],
    ["no look", { frame: "everything" }],
    ["a size of nothing", { width: 0 }],
    ["a place before the first", { place: -1 }],
  ])("rejects a view with %s", async (_, given) => {
    const exhibitionId = await newExhibition(curator);
    const content = { picture: { view: { ...views[0], ...given } } };
    const refused = await change(curator, "addBlock", { exhibitionId, content });
    const [problem] = refused.problems;
    expect(problem?.field).toMatch(/^content\.picture\.view\./);
  });

  it("requires distinct keys of steps and slides", async () => {
    const exhibitionId = await newExhibition(curator);
    const slides = [
      { key: "a", view: views[0] },
      { key: "a", view: views[1] },
    ];
    const content = { carousel: { label: "Twice", slides } };
    const refused = await change(curator, "addBlock", { exhibitionId, content });
    expect(refused.problems).toMatchObject([{ field: "content.carousel.slides" }]);
  });

  it("allows carousels of at most 500 slides", async () => {
    const exhibitionId = await newExhibition(curator);
    const slides = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        key: `s${at}`,
        view: { ...views[at % 3], frame: "400,300,800,600 0" },
        caption: "A ship on her way home. ".repeat(3),
      }));
    const add = (count: number) =>
      change(curator, "addBlock", {
        exhibitionId,
        content: { carousel: { label: "Ships", slides: slides(count) } },
      });
    expect(await add(500)).toMatchObject({ block: { __typename: "CarouselBlock" } });
    const refused = await add(501);
    expect(refused.problems).toMatchObject([
      {
        field: "content.carousel.slides",
        message: "There can be at most 500 slides. Take some out.",
      },
    ]);
  });

  it.each([
    ["a null character", { search: "a\0b" }],
    ["half of a character", { filter: { types: ["\ud800"] } }],
    ["more words than a search has", { search: "a".repeat(201) }],
  ])("rejects a work list with %s in its search", async (_, query) => {
    const exhibitionId = await newExhibition(curator);
    const refused = await change(curator, "addBlock", {
      exhibitionId,
      content: { workList: { query } },
    });
    expect(refused.problems).toMatchObject([{ field: "content.workList.query" }]);
  });
});
