import { plainText } from "../../src/text/rich-text.ts";
import { change, newExhibition } from "./exhibition-operations.ts";
import type { Taken } from "./exhibition-operations.ts";
import type { Person } from "./album-people.ts";

/** Returns a content of each block type, by its name in the schema's input. */
export function everyContent(views: readonly [Taken, Taken, ...Taken[]]): object[] {
  const [first, second] = views;
  const part = { ...first, frame: "100,100,300,200 0" };
  return [
    { text: { text: plainText("Words of an exhibition") } },
    { picture: { view: first, caption: "A picture", width: "WIDE" } },
    { picture: { view: part, caption: null, width: "FULL" } },
    {
      carousel: {
        label: "Slides",
        slides: [
          { key: "a", view: first },
          { key: "b", view: part },
        ],
      },
    },
    {
      zoomStory: {
        title: "A closer look",
        steps: [
          { key: "a", view: first, title: "The whole", text: plainText("All of it") },
          { key: "b", view: part, title: "A part", text: plainText("A part of it") },
        ],
      },
    },
    { comparison: { first, second, arrangement: "CURTAIN" } },
    { comparison: { first: part, second, arrangement: "SIDE" } },
    { workList: { title: "Works", chosenIds: views.map(({ workId }) => workId) } },
    { workList: { title: "Found", query: { search: "study" } } },
    { quotation: { words: "Somebody said this", source: "Somebody" } },
    { separator: { look: "STARS" } },
    {
      video: {
        address: "https://youtu.be/abcdefghijk",
        title: "A video",
        poster: part,
        transcript: "What is said",
      },
    },
  ];
}

/** Publishes an exhibition with a block of every type; returns its slug. */
export async function publishEveryType(
  person: Person,
  views: readonly [Taken, Taken, ...Taken[]],
): Promise<string> {
  const id = await newExhibition(person, "Every type");
  let after: string | null = null;
  for (const content of everyContent(views)) {
    const added: Awaited<ReturnType<typeof change>> = await change(person, "addBlock", {
      exhibitionId: id,
      after,
      content,
    });
    after = added.block.id;
  }
  return (await change(person, "publishExhibition", { id })).exhibition.slug;
}

/** Returns views of the whole first image of each work of a site. */
export async function wholeViews(person: Person): Promise<[Taken, Taken, ...Taken[]]> {
  type Found = { id: string; images: { id: string; width: number; height: number }[] };
  const { works } = await person.read<{ works: { edges: { node: Found }[] } }>(
    "{ works(first: 20, filter: { hasImage: true }) { edges { node { id images(first: 1) { id width height } } } } }",
  );
  const [first, second, ...others] = works.edges.flatMap(({ node: { id, images } }) =>
    images.map(({ id: imageId, width, height }) => {
      return { workId: id, imageId, place: 0, width, height, frame: "full 0" };
    }),
  );
  if (!first || !second) throw new Error("There are not two works with pictures.");
  return [first, second, ...others];
}
