import type {
  BlockKind,
  ExhibitionText,
  TakenView,
} from "../../../src/server/store/exhibition-parts.ts";
import type { Contents } from "../../../src/server/graphql/blocks/contents.ts";
import { newId } from "../../../src/server/store/ids.ts";
import { plainText } from "../../../src/text/rich-text.ts";
import type { Inline, RichText, Words } from "../../../src/text/rich-text.ts";

/** An image that views can be created of. */
export type Source = { workId: string; imageId: string; width: number; height: number };

const everything: Contents["workList"]["query"] = {
  search: null,
  filter: {
    types: [],
    creators: [],
    subjects: [],
    places: [],
    techniques: [],
    rights: [],
    hasImage: true,
    yearFrom: null,
    yearTo: null,
  },
  order: null,
};

type Block = ExhibitionText["blocks"][number];

const sentence =
  "What is seen here was drawn, printed, sold and read again, and each time somebody saw another thing in it. ";

/** Number of blocks of each type, and of images in each block. */
export const plan = {
  text: { blocks: 12, pictures: 0 },
  picture: { blocks: 12, pictures: 1 },
  carousel: { blocks: 10, pictures: 20 },
  zoomStory: { blocks: 4, pictures: 6 },
  comparison: { blocks: 6, pictures: 2 },
  workList: { blocks: 5, pictures: 10 },
  quotation: { blocks: 5, pictures: 0 },
  separator: { blocks: 4, pictures: 0 },
  video: { blocks: 2, pictures: 1 },
} as const satisfies Record<BlockKind, { blocks: number; pictures: number }>;

/** Creates blocks of all types, evenly mixed, `times` as many as planned. */
export function mixedBlocks(sources: readonly Source[], times = 1): Block[] {
  const views = viewsOf(sources);
  const all = Object.entries(plan).flatMap(([kind, { blocks }]) =>
    Array.from({ length: blocks * times }, (_, place) => ({
      kind: kind as BlockKind,
      // Spreads each type evenly.
      at: (place + 0.5) / (blocks * times),
    })),
  );
  return all
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind }, place) => blockOf(kind, contentOf(kind, place, views, sources)));
}

/** Creates text blocks only. */
export function textBlocks(count: number): Block[] {
  return Array.from({ length: count }, (_, place) =>
    blockOf("text", { text: textOf(place) } satisfies Contents["text"]),
  );
}

const blockOf = (kind: BlockKind, content: object): Block => ({
  id: newId(),
  kind,
  isHidden: false,
  content,
});

/** Creates a heading, paragraphs, a list and, in some places, a footnote. */
function textOf(place: number): RichText {
  const { content } = plainText(sentence.repeat(3), sentence.repeat(2));
  const words: Words = { type: "text", text: `Part ${place + 1} of the whole` };
  const note: Inline = { type: "footnote", content: [{ type: "text", text: "As told there." }] };
  return {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [words] },
      ...content,
      { type: "paragraph", content: place % 3 === 0 ? [words, note] : [words] },
    ],
  };
}

/** Returns a function that creates views: each of another part of another image, and every fourth of a whole image. */
function viewsOf(sources: readonly Source[]): () => TakenView {
  let taken = 0;
  return () => {
    const source = sources[taken % sources.length];
    if (!source) throw new Error("There are no pictures to take views of.");
    const round = Math.floor(taken / sources.length);
    taken += 1;
    const { width, height } = source;
    const share = 0.3 + (round % 5) * 0.1;
    const size = { width: Math.floor(width * share), height: Math.floor(height * share) };
    const x = Math.floor(((round * 37) % 100) * 0.01 * (width - size.width));
    const y = Math.floor(((round * 61) % 100) * 0.01 * (height - size.height));
    const region = round % 4 === 0 ? "full" : `${x},${y},${size.width},${size.height}`;
    return { ...source, place: 0, frame: `${region} 0` };
  };
}

function contentOf(
  kind: BlockKind,
  place: number,
  view: () => TakenView,
  sources: readonly Source[],
): object {
  const { pictures } = plan[kind];
  const many = <Item>(make: (at: number) => Item) =>
    Array.from({ length: pictures }, (_, at) => make(at));
  const contents: { [Kind in BlockKind]: () => Contents[Kind] } = {
    text: () => ({ text: textOf(place) }),
    picture: () => ({
      view: view(),
      caption: sentence,
      width: (["COLUMN", "WIDE", "FULL"] as const)[place % 3] ?? "WIDE",
    }),
    carousel: () => ({
      label: `Beside one another, ${place}`,
      slides: many((at) => ({ key: `s${at}`, view: view(), caption: `Slide ${at + 1}` })),
    }),
    zoomStory: () => ({
      title: `A walk, ${place}`,
      steps: many((at) => ({
        key: `s${at}`,
        view: view(),
        title: `Step ${at + 1}`,
        text: plainText(sentence),
      })),
    }),
    comparison: () => ({
      first: view(),
      second: view(),
      arrangement: place % 2 ? "SIDE" : "CURTAIN",
      caption: sentence,
    }),
    workList: () => ({
      title: `Works, ${place}`,
      query: place % 2 ? everything : null,
      chosenIds: place % 2 ? [] : many((at) => sources[at % sources.length]?.workId ?? ""),
    }),
    quotation: () => ({
      words: sentence.repeat(2),
      source: "Somebody",
      address: null,
      language: null,
    }),
    separator: () => ({ look: "STARS" }),
    video: () => ({
      address: "https://video.example/a.mp4",
      title: `A film, ${place}`,
      poster: view(),
      transcript: sentence,
    }),
  };
  return contents[kind]();
}
