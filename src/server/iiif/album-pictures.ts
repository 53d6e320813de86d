import { fitFrame } from "../../view/fit-view.ts";
import { viewOf } from "../graphql/album-entry-view.ts";
import { entriesPage } from "../store/album-entries.ts";
import { albumLimits } from "../store/album-limits.ts";
import type { Connection } from "../store/connection.ts";
import { firstImagesOfWorks, imagesAt, worksByIds } from "../store/works.ts";
import type { AlbumPicture } from "./album-manifest.ts";
import type { ManifestEntry } from "./collections.ts";
import { text } from "./language-map.ts";
import { creditedWork } from "./work-record.ts";

/** Returns the public content of an album, in its order: the images, and the works with images, each work once. */
export async function albumPictures(
  db: Connection,
  albumId: string,
): Promise<{ pictures: AlbumPicture[]; works: ManifestEntry[] }> {
  const { rows } = await entriesPage(db, albumId, { first: albumLimits.entries });
  const ids = rows.map(({ workId }) => workId ?? "");
  const works = await worksByIds(db, ids);
  const views = rows.map(viewOf);
  const images = await imagesAt(
    db,
    views.map((view, index) => ({ workId: ids[index] ?? "", position: view?.image ?? 0 })),
  );
  const pictures = rows.flatMap((entry, index): AlbumPicture[] => {
    const view = views[index] ?? null;
    const work = works[index];
    // The work may have lost images since it was added.
    const image = images[index];
    if (!work || !image) return [];
    const region = view ? fitFrame({ ...view, image: 0 }, [image]).view.region : null;
    const label = entry.caption ? text(entry.caption) : text(work.title, work.recordLanguage);
    return [{ id: entry.id, label, work: creditedWork(work), image, region }];
  });
  const firsts = await firstImagesOfWorks(db, ids);
  const named = new Map<string, ManifestEntry>();
  works.forEach((work, index) => {
    const first = firsts[index];
    if (!work || !first) return;
    const { slug, title, recordLanguage } = work;
    named.set(slug, { slug, title, recordLanguage, first });
  });
  return { pictures, works: [...named.values()] };
}
