import type { Frame } from "../../view/view.ts";
import { laidView } from "../graphql/laid-view.ts";
import type { Connection } from "../store/connection.ts";
import { firstViews } from "../store/exhibition-blocks.ts";
import type { TakenView } from "../store/exhibition-parts.ts";
import type { ExhibitionRow } from "../store/exhibition-rows.ts";
import { imagesOfViews, worksByIds } from "../store/works.ts";
import type { ImageRow } from "../store/works.ts";

/** What is on a cover: a picture, or a part of it. */
export type Cover = { image: ImageRow; frame: Frame };

/**
 * The pictures that stand for exhibitions, in their order: the cover, or, where there is none that is shown, the first
 * picture that visitors see in the blocks; null if there is neither.
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

/** What is seen in views that were taken, in their order; null where it is not shown any more. */
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
