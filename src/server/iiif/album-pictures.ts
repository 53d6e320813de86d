import { fitFrame } from "../../view/fit-view.ts";
import { fromText } from "../../view/view-text.ts";
import { entriesPage } from "../store/album-entries.ts";
import { albumLimits } from "../store/album-limits.ts";
import type { Connection } from "../store/connection.ts";
import { imagesOfWorks, worksByIds } from "../store/works.ts";
import type { AlbumPicture } from "./album-manifest.ts";
import type { ManifestEntry } from "./collections.ts";

/** What everybody sees in an album, in its order: the pictures, and the works with pictures, each of these once. */
export async function albumPictures(
  db: Connection,
  albumId: string,
): Promise<{ pictures: AlbumPicture[]; works: ManifestEntry[] }> {
  const { rows } = await entriesPage(db, albumId, { first: albumLimits.entries });
  const ids = rows.map(({ workId }) => workId ?? "");
  const works = await worksByIds(db, ids);
  const images = await imagesOfWorks(db, ids);
  const pictures = rows.flatMap((entry, index): AlbumPicture[] => {
    const view = entry.view === null ? null : fromText(entry.view);
    const work = works[index];
    // Its work may have lost pictures since it was kept.
    const image = images[index]?.[view?.image ?? 0];
    if (!work || !image) return [];
    const region = view ? fitFrame({ ...view, image: 0 }, [image]).view.region : null;
    const label = entry.caption || work.title;
    return [{ id: entry.id, label, slug: work.slug, image, region }];
  });
  const named = new Map<string, ManifestEntry>();
  works.forEach((work, index) => {
    const first = images[index]?.[0];
    if (work && first) named.set(work.slug, { slug: work.slug, title: work.title, first });
  });
  return { pictures, works: [...named.values()] };
}
