import DataLoader from "dataloader";
import { coversOf, entriesByIds, entryCounts } from "../store/album-entries.ts";
import type { AlbumEntryRow, AlbumRow } from "../store/album-rows.ts";
import { albumsByIds } from "../store/albums.ts";
import type { Database } from "../store/connection.ts";
import { blockCounts, blocksByIds, firstViews } from "../store/exhibition-blocks.ts";
import type { TakenView } from "../store/exhibition-parts.ts";
import type { BlockRow, ExhibitionRow } from "../store/exhibition-rows.ts";
import { exhibitionsByIds } from "../store/exhibitions.ts";
import { jobsByIds } from "../store/import-jobs.ts";
import type { ImportJobRow } from "../store/import-jobs.ts";
import { importById } from "../store/import-runs.ts";
import type { ImportRow } from "../store/import-runs.ts";
import { membersByIds } from "../store/members.ts";
import type { MemberRow } from "../store/members.ts";
import type { NoteRow } from "../store/note-row.ts";
import { answersOfNotes, noteCounts, notesByIds } from "../store/notes.ts";
import { reportsOfNotes } from "../store/report-note.ts";
import type { ReportRow } from "../store/report-note.ts";
import {
  detailsByIds,
  detailsOfImages,
  imagesByIds,
  imagesAt,
  imagesOfViews,
  imagesOfWorks,
  pictureTextsOfWorks,
  worksByIdentifiers,
  worksByIds,
} from "../store/works.ts";
import type { DetailRow, ImagePlace, ImageRow, ViewedImage, WorkRow } from "../store/works.ts";

/**
 * Reads that are gathered into one query and answered once, however often they are asked for.
 * One set serves one request, or one live event for all who are told of it.
 */
export type Loaders = {
  /** Published works by id. */
  work: DataLoader<string, WorkRow | null>;
  /** The pictures of a work, by the work's id. */
  imagesOfWork: DataLoader<string, ImageRow[]>;
  /** A few pictures of a work, which may have thousands, by the work's id. */
  firstImagesOfWork: DataLoader<FirstOf, ImageRow[], string>;
  imageAt: DataLoader<ImagePlace, ImageRow | null, string>;
  imageOfView: DataLoader<ViewedImage, ImageRow | null, string>;
  /** What is said of the pictures of a work and of their details, by the work's id. */
  pictureTextsOfWork: DataLoader<string, string[]>;
  image: DataLoader<string, ImageRow | null>;
  /** The described parts of a picture, by the picture's id. */
  detailsOfImage: DataLoader<string, DetailRow[]>;
  /** A few of them. */
  firstDetailsOfImage: DataLoader<FirstOf, DetailRow[], string>;
  detail: DataLoader<string, DetailRow | null>;
  import: DataLoader<string, ImportRow | null>;
  /** What an import at the desk has beside, by the import's id. */
  importJob: DataLoader<string, ImportJobRow | null>;
  /** Works whatever their status but for those taken out, by identifier; for curators. */
  workByIdentifier: DataLoader<string, WorkRow | null>;
  member: DataLoader<string, MemberRow | null>;
  /** Albums by id, whoever may see them. */
  album: DataLoader<string, AlbumRow | null>;
  /** What stands for an album, and how many entries there are to see, by the album's id. */
  albumCover: DataLoader<string, AlbumEntryRow | null>;
  albumEntryCount: DataLoader<string, number>;
  /** Entries by id, whoever may see their albums. */
  albumEntry: DataLoader<string, AlbumEntryRow | null>;
  /** Notes by id, whatever their state: who gives them away looks at `isShown`. */
  note: DataLoader<string, NoteRow | null>;
  /** The answers everybody may see to a note, by its id. */
  answersOfNote: DataLoader<string, NoteRow[]>;
  /** The open reports of a note, by its id; for curators. */
  reportsOfNote: DataLoader<string, ReportRow[]>;
  /** How many notes of a picture everybody may see, by the picture's id. */
  noteCount: DataLoader<string, number>;
  /** Exhibitions by id, whatever their state: who gives them away looks at `state`. */
  exhibition: DataLoader<string, ExhibitionRow | null>;
  /** Blocks by id, whoever may see their exhibitions. */
  block: DataLoader<string, BlockRow | null>;
  /** How many blocks visitors see of an exhibition, by its id. */
  blockCount: DataLoader<string, number>;
  /** The first picture that visitors see in the blocks of an exhibition, by its id. */
  firstView: DataLoader<string, TakenView | null>;
};

/** The first rows that belong to an id. */
type FirstOf = { id: string; first: number };

/** Makes a loader that reads the first rows of many ids at once. */
function firstOf<Row>(
  read: (ids: string[], firsts: number[]) => Promise<Row[][]>,
): DataLoader<FirstOf, Row[], string> {
  const readAll = async (asked: readonly FirstOf[]) => {
    const ids = asked.map(({ id }) => id);
    const firsts = asked.map(({ first }) => first);
    const rows = await read(ids, firsts);
    return firsts.map((first, n) => rows[n]?.slice(0, first) ?? []);
  };
  return new DataLoader(readAll, { cacheKeyFn: ({ id, first }) => `${id} ${first}` });
}

/** Makes loaders that remember nothing yet. */
export function createLoaders(db: Database): Loaders {
  return {
    work: new DataLoader((ids) => worksByIds(db, ids)),
    imagesOfWork: new DataLoader((ids) => imagesOfWorks(db, ids)),
    firstImagesOfWork: firstOf((ids, firsts) => imagesOfWorks(db, ids, firsts)),
    imageAt: new DataLoader((places) => imagesAt(db, places), {
      cacheKeyFn: ({ workId, position }) => `${workId} ${position}`,
    }),
    imageOfView: new DataLoader((views) => imagesOfViews(db, views), {
      cacheKeyFn: ({ workId, imageId, place }) => `${workId} ${imageId} ${place}`,
    }),
    pictureTextsOfWork: new DataLoader((ids) => pictureTextsOfWorks(db, ids)),
    image: new DataLoader((ids) => imagesByIds(db, ids)),
    detailsOfImage: new DataLoader((ids) => detailsOfImages(db, ids)),
    firstDetailsOfImage: firstOf((ids, firsts) => detailsOfImages(db, ids, firsts)),
    detail: new DataLoader((ids) => detailsByIds(db, ids)),
    import: new DataLoader((ids) => Promise.all(ids.map((id) => importById(db, id)))),
    importJob: new DataLoader((ids) => jobsByIds(db, ids)),
    workByIdentifier: new DataLoader((identifiers) => worksByIdentifiers(db, identifiers)),
    member: new DataLoader((ids) => membersByIds(db, ids)),
    album: new DataLoader((ids) => albumsByIds(db, ids)),
    albumCover: new DataLoader((ids) => coversOf(db, ids)),
    albumEntryCount: new DataLoader((ids) => entryCounts(db, ids)),
    albumEntry: new DataLoader((ids) => entriesByIds(db, ids)),
    note: new DataLoader((ids) => notesByIds(db, ids)),
    answersOfNote: new DataLoader((ids) => answersOfNotes(db, ids)),
    reportsOfNote: new DataLoader((ids) => reportsOfNotes(db, ids)),
    noteCount: new DataLoader((ids) => noteCounts(db, ids)),
    exhibition: new DataLoader((ids) => exhibitionsByIds(db, ids)),
    block: new DataLoader((ids) => blocksByIds(db, ids)),
    blockCount: new DataLoader((ids) => blockCounts(db, ids)),
    firstView: new DataLoader((ids) => firstViews(db, ids)),
  };
}
