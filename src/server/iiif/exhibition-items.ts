import { blockModel } from "../graphql/blocks/blocks.ts";
import type { BlockModel, Contents } from "../graphql/blocks/contents.ts";
import { laidView } from "../graphql/laid-view.ts";
import type { LaidView } from "../graphql/laid-view.ts";
import { orderOf, selectionOf } from "../graphql/selection.ts";
import { coversOf } from "../harvest/exhibition-covers.ts";
import type { Search } from "../search/search.ts";
import type { Connection } from "../store/connection.ts";
import { blocksByIds, blocksPage } from "../store/exhibition-blocks.ts";
import { exhibitionLimits } from "../store/exhibition-parts.ts";
import type { TakenView } from "../store/exhibition-parts.ts";
import type { BlockRow, ExhibitionRow } from "../store/exhibition-rows.ts";
import type { PageOf } from "../store/page.ts";
import { firstImagesOfWorks, imagesOfViews, worksByIds } from "../store/works.ts";
import type { ImageRow, WorkRow } from "../store/works.ts";
import type { ExhibitionItem, Story } from "./exhibitions.ts";
import { creditedWork } from "./work-record.ts";

type Services = { db: Connection; search: Pick<Search, "ask"> };

/** Maximum number of works from a list by search. */
const mostFound = 100;
/** Maximum number of distinct searches for one exhibition; lists with further ones are left out. */
const mostSearches = 50;
/** Maximum number of manifests of one exhibition: the maximum number of its stories. */
const mostItems = exhibitionLimits.blocks;
/** Number of blocks in one batch. */
const blocksAtOnce = 40;

/** Returns the visible items of an exhibition that have manifests, each once, in its order, and the cover image. */
export async function exhibitionItems(
  { db, search }: Services,
  exhibition: ExhibitionRow,
): Promise<{ cover: ImageRow | null; items: ExhibitionItem[] }> {
  const items = new Map<string, ExhibitionItem>();
  const worksIn = listReader(search);
  for await (const blocks of seenBlocks(db, exhibition.id)) {
    const found: (readonly string[])[] = [];
    for (const block of blocks) {
      const isList = block.kind === "workList";
      found.push(isList ? await worksIn(block.content) : viewsIn(block).map(idOf));
    }
    const taken = blocks.flatMap((block) => (block.kind === "zoomStory" ? viewsIn(block) : []));
    const shown = await readShown(db, found.flat(), taken);
    for (const [place, block] of blocks.entries()) {
      if (block.kind === "zoomStory") {
        const story = storyIn(block, shown);
        if (story) items.set(block.id, { story });
        continue;
      }
      for (const id of found[place] ?? []) {
        const { work, first } = shown.work(id);
        if (!work || !first) continue;
        const { slug, title, recordLanguage } = work;
        items.set(id, { work: { slug, title, recordLanguage, first } });
      }
    }
    if (items.size >= mostItems) break;
  }
  const [cover] = await coversOf(db, [exhibition]);
  return { cover: cover?.image ?? null, items: [...items.values()].slice(0, mostItems) };
}

/** Returns a visible zoom story of an exhibition; null if there is none with this id, or it has no visible step. */
export async function storyOfBlock(
  db: Connection,
  exhibition: ExhibitionRow,
  blockId: string,
): Promise<Story | null> {
  const [row] = await blocksByIds(db, [blockId]);
  if (!row || row.isHidden || row.exhibitionId !== exhibition.id) return null;
  const block = blockModel(row);
  if (block.kind !== "zoomStory") return null;
  const views = viewsIn(block);
  return storyIn(block, await readShown(db, views.map(idOf), views));
}

/** Yields the visible blocks in batches: there may be 2,000 large ones. */
async function* seenBlocks(db: Connection, exhibitionId: string): AsyncGenerator<BlockModel[]> {
  let after: string | null = null;
  do {
    const page: PageOf<BlockRow> = await blocksPage(db, exhibitionId, {
      first: blocksAtOnce,
      after,
    });
    yield page.rows.map(blockModel);
    after = page.hasNextPage ? (page.cursors.at(-1) ?? null) : null;
  } while (after !== null);
}

/** Returns the view snapshots in a block whose works the Collection lists. */
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

/** Returns a function that reads the works of a list, and executes identical searches only once. */
function listReader(search: Services["search"]) {
  const known = new Map<string, readonly string[]>();
  return async ({ query, chosenIds }: Contents["workList"]): Promise<readonly string[]> => {
    if (!query) return chosenIds;
    const key = JSON.stringify(query);
    const asked = known.get(key);
    if (asked) return asked;
    if (known.size === mostSearches) return [];
    const { places } = await search.ask("list", {
      selection: selectionOf(query.search, query.filter),
      order: orderOf(query.order, null),
      window: { size: mostFound, backward: false, from: null },
    });
    const found = places.map(({ id }) => id);
    known.set(key, found);
    return found;
  };
}

type ShownWork = { work: WorkRow | null; first: ImageRow | null };

/** Visible works, and the visible content of view snapshots. */
type Shown = {
  work: (id: string) => ShownWork;
  laid: (view: TakenView) => LaidView | null;
};

async function readShown(
  db: Connection,
  ids: readonly string[],
  views: readonly TakenView[],
): Promise<Shown> {
  const asked = [...new Set(ids)];
  const works = await worksByIds(db, asked);
  const firsts = await firstImagesOfWorks(db, asked);
  const known = new Map(
    asked.map((id, place): [string, ShownWork] => [
      id,
      { work: works[place] ?? null, first: firsts[place] ?? null },
    ]),
  );
  const images = await imagesOfViews(db, views);
  const viewed = new Map(views.map((view, place) => [view, images[place] ?? null]));
  const work = (id: string) => known.get(id) ?? { work: null, first: null };
  return {
    work,
    laid: (view) => laidView(view, work(view.workId).work, viewed.get(view) ?? null),
  };
}

function storyIn(
  { id, content: { title, steps } }: Extract<BlockModel, { kind: "zoomStory" }>,
  shown: Shown,
): Story | null {
  const seen = steps.flatMap((step, place) => {
    const there = shown.laid(step.view);
    if (!there) return [];
    const { work, image, view } = there;
    const { key, title: name, text } = step;
    const { region } = view;
    return [{ key, number: place + 1, title: name, text, work: creditedWork(work), image, region }];
  });
  return seen.length > 0 ? { blockId: id, title, steps: seen } : null;
}

const idOf = ({ workId }: TakenView) => workId;
