import { blockModel } from "../graphql/blocks/blocks.ts";
import type { BlockModel, Contents } from "../graphql/blocks/contents.ts";
import { laidView } from "../graphql/laid-view.ts";
import type { LaidView } from "../graphql/laid-view.ts";
import { orderOf, selectionOf } from "../graphql/selection.ts";
import type { Search } from "../search/search.ts";
import type { Connection } from "../store/connection.ts";
import { allBlocks, blocksByIds } from "../store/exhibition-blocks.ts";
import type { TakenView } from "../store/exhibition-parts.ts";
import type { ExhibitionRow } from "../store/exhibition-rows.ts";
import { imagesOfWorks, worksByIds } from "../store/works.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";
import type { ExhibitionItem, Story } from "./exhibitions.ts";

type Services = { db: Connection; search: Search };

/** How many works of a list by search are named. */
const mostFound = 100;

/** What visitors see of an exhibition that has a manifest, each once, in its order; and the image on its cover. */
export async function exhibitionItems(
  { db, search }: Services,
  exhibition: ExhibitionRow,
): Promise<{ cover: ImageRow | null; items: ExhibitionItem[] }> {
  const blocks = await seenBlocks(db, exhibition.id);
  const found = await Promise.all(
    blocks.map((block) =>
      block.kind === "workList" ? worksInList(block.content, search) : viewsIn(block).map(idOf),
    ),
  );
  const { cover } = exhibition;
  const shown = await shownWorks(db, [...found.flat(), ...(cover ? [cover.workId] : [])]);
  const items = new Map<string, ExhibitionItem>();
  blocks.forEach((block, place) => {
    if (block.kind === "zoomStory") {
      const story = storyIn(block, shown);
      if (story) items.set(block.id, { story });
      return;
    }
    for (const id of found[place] ?? []) {
      const { work, images } = shown(id);
      const [first] = images;
      if (work && first) items.set(id, { work: { slug: work.slug, title: work.title, first } });
    }
  });
  return { cover: (cover && laid(cover, shown)?.image) ?? null, items: [...items.values()] };
}

/** A zoom story that visitors see in an exhibition; null if there is none with this id, or nothing to see in it. */
export async function storyOfBlock(
  db: Connection,
  exhibition: ExhibitionRow,
  blockId: string,
): Promise<Story | null> {
  const [row] = await blocksByIds(db, [blockId]);
  if (!row || row.isHidden || row.exhibitionId !== exhibition.id) return null;
  const block = blockModel(row);
  if (block.kind !== "zoomStory") return null;
  return storyIn(block, await shownWorks(db, viewsIn(block).map(idOf)));
}

async function seenBlocks(db: Connection, exhibitionId: string): Promise<BlockModel[]> {
  const rows = await allBlocks(db, exhibitionId);
  return rows.filter(({ isHidden }) => !isHidden).map(blockModel);
}

/** The views of a block that are of works to be named. */
function viewsIn(block: BlockModel): TakenView[] {
  switch (block.kind) {
    case "picture":
      return [block.content.view];
    case "carousel":
      return block.content.slides.map(({ view }) => view);
    case "zoomStory":
      return block.content.steps.map(({ view }) => view);
    case "comparison":
      return [block.content.first, block.content.second];
    default:
      return [];
  }
}

async function worksInList(
  { query, chosenIds }: Contents["workList"],
  search: Search,
): Promise<readonly string[]> {
  if (!query) return chosenIds;
  const { places } = await search.ask("list", {
    selection: selectionOf(query.search, query.filter),
    order: orderOf(query.order, null),
    window: { size: mostFound, backward: false, from: null },
  });
  return places.map(({ id }) => id);
}

type ShownWork = { work: WorkRow | null; images: readonly ImageRow[] };
type Shown = (workId: string) => ShownWork;

async function shownWorks(db: Connection, ids: readonly string[]): Promise<Shown> {
  const asked = [...new Set(ids)];
  const works = await worksByIds(db, asked);
  const images = await imagesOfWorks(db, asked);
  const known = new Map(
    asked.map((id, place): [string, ShownWork] => [
      id,
      { work: works[place] ?? null, images: images[place] ?? [] },
    ]),
  );
  return (id) => known.get(id) ?? { work: null, images: [] };
}

function storyIn(
  { id, content: { title, steps } }: Extract<BlockModel, { kind: "zoomStory" }>,
  shown: Shown,
): Story | null {
  const seen = steps.flatMap((step, place) => {
    const there = laid(step.view, shown);
    if (!there) return [];
    const { work, image, view } = there;
    const { key, title: name, text } = step;
    return [
      { key, number: place + 1, title: name, text, slug: work.slug, image, region: view.region },
    ];
  });
  return seen.length > 0 ? { blockId: id, title, steps: seen } : null;
}

function laid(taken: TakenView, shown: Shown): LaidView | null {
  const { work, images } = shown(taken.workId);
  return laidView(taken, work, images);
}

const idOf = ({ workId }: TakenView) => workId;
