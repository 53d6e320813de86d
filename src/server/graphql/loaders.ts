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
 * Reads that are batched into one query, each executed once. One set serves one request, or one live event for all of
 * its subscribers.
 */
export type Loaders = {
  /** Published works by id. */
  work: DataLoader<string, WorkRow | null>;
  /** The images of a work, by the work's id. */
  imagesOfWork: DataLoader<string, ImageRow[]>;
  /** The first images of a work, which may have thousands, by the work's id. */
  firstImagesOfWork: DataLoader<FirstOf, ImageRow[], string>;
  imageAt: DataLoader<ImagePlace, ImageRow | null, string>;
  imageOfView: DataLoader<ViewedImage, ImageRow | null, string>;
  /** Texts of the images of a work and of their details, by the work's id. */
  pictureTextsOfWork: DataLoader<string, string[]>;
  image: DataLoader<string, ImageRow | null>;
  /** The details of an image, by the image's id. */
  detailsOfImage: DataLoader<string, DetailRow[]>;
  /** The first details of an image. */
  firstDetailsOfImage: DataLoader<FirstOf, DetailRow[], string>;
  detail: DataLoader<string, DetailRow | null>;
  import: DataLoader<string, ImportRow | null>;
  /** The job of an import in the dashboard, by the import's id. */
  importJob: DataLoader<string, ImportJobRow | null>;
  /** Works of any status except removed ones, by identifier; for curators. */
  workByIdentifier: DataLoader<string, WorkRow | null>;
  member: DataLoader<string, MemberRow | null>;
  /** Albums by id, without access check. */
  album: DataLoader<string, AlbumRow | null>;
  /** Cover of an album, and its number of visible entries, by the album's id. */
  albumCover: DataLoader<string, AlbumEntryRow | null>;
  albumEntryCount: DataLoader<string, number>;
  /** Entries by id, without access check of their albums. */
  albumEntry: DataLoader<string, AlbumEntryRow | null>;
  /** Notes by id, in any state: callers must check `isShown`. */
  note: DataLoader<string, NoteRow | null>;
  /** Public answers to a note, by its id. */
  answersOfNote: DataLoader<string, NoteRow[]>;
  /** Open reports of a note, by its id; for curators. */
  reportsOfNote: DataLoader<string, ReportRow[]>;
  /** Number of public notes of an image, by the image's id. */
  noteCount: DataLoader<string, number>;
  /** Exhibitions by id, in any state: callers must check `state`. */
  exhibition: DataLoader<string, ExhibitionRow | null>;
  /** Blocks by id, without access check of their exhibitions. */
  block: DataLoader<string, BlockRow | null>;
  /** Number of visible blocks of an exhibition, by its id. */
  blockCount: DataLoader<string, number>;
  /** The first visible image in the blocks of an exhibition, by its id. */
  firstView: DataLoader<string, TakenView | null>;
};

/** Key for the first rows that belong to an id. */
type FirstOf = { id: string; first: number };

/** Creates a loader that reads the first rows of many ids at once. */
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

/** Creates loaders with empty caches. */
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
