import type { Frame } from "../../view/view.ts";
import { laidView } from "../graphql/laid-view.ts";
import type { Connection } from "../store/connection.ts";
import type { ExhibitionRow } from "../store/exhibition-rows.ts";
import { imagesOfViews, worksByIds } from "../store/works.ts";
import type { ImageRow } from "../store/works.ts";

/** What is on a cover: a picture, or a part of it. */
export type Cover = { image: ImageRow; frame: Frame };

/** The covers of exhibitions in their order; null where there is none, or it is not shown any more. */
export async function coversOf(
  db: Connection,
  exhibitions: readonly Pick<ExhibitionRow, "cover">[],
): Promise<(Cover | null)[]> {
  const covers = exhibitions.flatMap(({ cover }) => cover ?? []);
  const works = await worksByIds(
    db,
    covers.map(({ workId }) => workId),
  );
  const images = await imagesOfViews(db, covers);
  return exhibitions.map(({ cover }) => {
    const there = cover && laidView(cover, works.shift() ?? null, images.shift() ?? null);
    return there && { image: there.image, frame: there.view };
  });
}
