import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personOf } from "../support/album-people.ts";
import type { Person } from "../support/album-people.ts";
import { change, newExhibition, pictured } from "../support/exhibition-operations.ts";
import type { Taken } from "../support/exhibition-operations.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

let server: TestServer;
let curator: Person;
let views: Taken[];

beforeAll(async () => {
  server = await startServer();
  curator = await personOf(server, "CURATOR");
  views = await pictured(server, ["a", "b", "c"]);
});
afterAll(() => server.stop());

describe("an exhibition", () => {
  it.each([
    ["no content", {}, "content"],
    ["two contents", { separator: { look: "LINE" }, quotation: { words: "a" } }, "content"],
    [
      "a script in a text",
      { text: { text: { type: "doc", content: [{ type: "script" }] } } },
      "content.text.text",
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
  ])("has no block of %s", async (_, content, field) => {
    const exhibitionId = await newExhibition(curator);
    const refused = await change(curator, "addBlock", { exhibitionId, content });
    expect(refused).toMatchObject({ __typename: "InvalidInput", problems: [{ field }] });
  });

  it.each([
    ["another work's id", { workId: "V29y" }],
    ["no look", { frame: "everything" }],
    ["a size of nothing", { width: 0 }],
    ["a place before the first", { place: -1 }],
  ])("takes no view of %s", async (_, given) => {
    const exhibitionId = await newExhibition(curator);
    const content = { picture: { view: { ...views[0], ...given } } };
    const refused = await change(curator, "addBlock", { exhibitionId, content });
    const [problem] = refused.problems;
    expect(problem?.field).toMatch(/^content\.picture\.view\./);
  });

  it("has steps and slides with keys of their own alone", async () => {
    const exhibitionId = await newExhibition(curator);
    const slides = [
      { key: "a", view: views[0] },
      { key: "a", view: views[1] },
    ];
    const content = { carousel: { label: "Twice", slides } };
    const refused = await change(curator, "addBlock", { exhibitionId, content });
    expect(refused.problems).toMatchObject([{ field: "content.carousel.slides" }]);
  });

  it("has carousels of 500 slides, and none of more", async () => {
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
  ])("lists no works by a search with %s", async (_, query) => {
    const exhibitionId = await newExhibition(curator);
    const refused = await change(curator, "addBlock", {
      exhibitionId,
      content: { workList: { query } },
    });
    expect(refused.problems).toMatchObject([{ field: "content.workList.query" }]);
  });
});
