import { describe, expect, it } from "vitest";
import type { Contents } from "../../../src/server/graphql/blocks/contents.ts";
import { wordsHeld } from "../../../src/server/graphql/blocks/words-held.ts";
import type { BlockKind, TakenView } from "../../../src/server/store/exhibition-parts.ts";
import { plainText } from "../../../src/text/rich-text.ts";

const view: TakenView = {
  workId: "work",
  imageId: "image",
  place: 0,
  width: 900,
  height: 600,
  frame: "pct:0,0,50,50",
};

/** A block of each type with all possible texts, each of which contains "said". */
const blocks: Contents = {
  text: { text: plainText("said in a text") },
  picture: { view, caption: "said of a picture", width: "WIDE" },
  carousel: { label: "said of slides", slides: [{ key: "a", view, caption: "said of a slide" }] },
  zoomStory: {
    title: "said of a story",
    steps: [{ key: "a", view, title: "said of a step", text: plainText("said in a step") }],
  },
  comparison: { first: view, second: view, arrangement: "SIDE", caption: "said of both" },
  workList: { title: "said of works", query: null, chosenIds: ["work"] },
  quotation: { words: "said long ago", source: "said where", address: null, language: "la" },
  separator: { look: "LINE" },
  video: {
    address: "https://example.org/video",
    title: "said of a video",
    poster: null,
    transcript: "said in a video",
  },
};

describe("words-held: the texts of a block", () => {
  it.each(Object.keys(blocks) as BlockKind[])("are complete: %s", (kind) => {
    const said = JSON.stringify(blocks[kind]).match(/said [\w ]+/g) ?? [];
    expect(wordsHeld(blocks[kind]).split("\n").filter(Boolean)).toEqual(said);
  });
});
