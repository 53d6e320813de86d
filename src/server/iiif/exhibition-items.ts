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

/** How many works of a list by search are named. */
const mostFound = 100;
/** How many different searches are asked for one exhibition; lists by any others are left out. */
const mostSearches = 50;
/** How many manifests are named of one exhibition: as many as it may have stories. */
const mostItems = exhibitionLimits.blocks;
/** How many blocks are read at a time. */
const blocksAtOnce = 40;

/** What visitors see of an exhibition that has a manifest, each once, in its order; and the image on its cover. */
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
  const views = viewsIn(block);
  return storyIn(block, await readShown(db, views.map(idOf), views));
}

/** The blocks visitors see, some at a time: there may be 2,000, each with much in it. */
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

/** Reads which works are in a list; what several search for is asked once. */
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

/** What visitors see of works, and of views that were taken of them. */
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
