import type { Frame } from "../../view/view.ts";
import { laidView } from "../graphql/laid-view.ts";
import type { Connection } from "../store/connection.ts";
import type { ExhibitionRow } from "../store/exhibition-rows.ts";
import { imagesOfWorks, worksByIds } from "../store/works.ts";
import type { ImageRow } from "../store/works.ts";

/** What is on a cover: a picture, or a part of it. */
export type Cover = { image: ImageRow; frame: Frame };

/** The covers of exhibitions in their order; null where there is none, or it is not shown any more. */
export async function coversOf(
  db: Connection,
  exhibitions: readonly Pick<ExhibitionRow, "cover">[],
): Promise<(Cover | null)[]> {
  const ids = exhibitions.map(({ cover }) => cover?.workId ?? "");
  const works = await worksByIds(db, ids);
  const images = await imagesOfWorks(db, ids);
  return exhibitions.map(({ cover }, place) => {
    const there = cover && laidView(cover, works[place] ?? null, images[place] ?? []);
    return there && { image: there.image, frame: there.view };
  });
}
