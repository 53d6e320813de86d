import type { Frame } from "../../view/view.ts";
import { laidView } from "../graphql/laid-view.ts";
import type { Connection } from "../store/connection.ts";
import { firstViews } from "../store/exhibition-blocks.ts";
import type { TakenView } from "../store/exhibition-parts.ts";
import type { ExhibitionRow } from "../store/exhibition-rows.ts";
import { imagesOfViews, worksByIds } from "../store/works.ts";
import type { ImageRow } from "../store/works.ts";

/** Content of a cover: an image, or a part of it. */
export type Cover = { image: ImageRow; frame: Frame };

/**
 * Returns the cover images of exhibitions, in the order of `exhibitions`: the selected cover, or, where it is missing
 * or not visible, the first visible image in the blocks; null if there is neither.
 */
export async function coversOf(
  db: Connection,
  exhibitions: readonly Pick<ExhibitionRow, "id" | "cover">[],
): Promise<(Cover | null)[]> {
  const covers = await shownOf(
    db,
    exhibitions.map(({ cover }) => cover),
  );
  const bare = exhibitions.filter((_, at) => covers[at] === null).map(({ id }) => id);
  const firsts = await shownOf(db, await firstViews(db, bare));
  return covers.map((cover) => cover ?? firsts.shift() ?? null);
}

/** Returns the visible content of view snapshots, in their order; null where it is no longer visible. */
async function shownOf(
  db: Connection,
  views: readonly (TakenView | null)[],
): Promise<(Cover | null)[]> {
  const taken = views.filter((view) => view !== null);
  const works = await worksByIds(
    db,
    taken.map(({ workId }) => workId),
  );
  const images = await imagesOfViews(db, taken);
  return views.map((view) => {
    const there = view && laidView(view, works.shift() ?? null, images.shift() ?? null);
    return there && { image: there.image, frame: there.view };
  });
}
