import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { describeAside, drawPlate } from "../../atlas/draw.ts";
import type { PictureKind, Plate } from "../../atlas/plate.ts";
import { plates } from "../../atlas/plates.ts";
import { Gate } from "../gate.ts";
import type { PreparedImage } from "../images/folder.ts";
import { prepareImage } from "../images/prepare.ts";
import { ImageProblem } from "../images/problem.ts";
import { hasFinished } from "../store/import-runs.ts";
import { worksPresent } from "../store/present-works.ts";
import type { PresentWork } from "../store/present-works.ts";
import type { Store } from "../store/store.ts";
import { inOrder } from "./in-order.ts";
import { runImport } from "./run.ts";
import type { PreparedEntry } from "./run.ts";
import { workFromPlate } from "./sample-work.ts";

export type SampleOptions = {
  store: Store;
  /** Where prepared pictures are kept. */
  imagesFolder: string;
  logger: Logger;
  /** Ends the drawing soon, between two pictures. */
  signal: AbortSignal;
  /** What to draw; the whole atlas unless a test wants less. */
  atlas?: readonly Plate[];
  /** Width in pixels and greatest height of the pictures; full unless a test wants less. */
  pictureSize?: number;
};

/** Pictures that are drawn and prepared at the same time: more would slow the site down. */
const picturesAtOnce = 2;
/** A plate and the next. */
const platesAhead = 2;
/** Counted up when what is told of plates changes though their words do not, so that it is told anew. */
const edition = 1;

/**
 * Brings the atlas of map projections in, plate by plate in its order, while the site runs. Pictures that are there
 * are not drawn again, so it goes on where it stopped. When the atlas says something else than it did, the plates that
 * are there are told it once; those that somebody took back, or whose
 * identifier somebody's import has, stay as they are.
 *
 * @throws what the database or the disk throws
 */
export async function startSample(options: SampleOptions): Promise<void> {
  const { store, imagesFolder, logger, signal, atlas = plates, pictureSize } = options;
  const sourceKey = `atlas-${editionOf(atlas)}`;
  const present = await worksPresent(
    store.db,
    atlas.map(({ identifier }) => identifier),
  );
  const isTold = await hasFinished(store.db, sourceKey);
  const due = atlas.filter((plate) => {
    const stored = present.get(plate.identifier);
    return stored ? !isTold && isOurs(plate, stored) : true;
  });
  if (due.length === 0 || signal.aborted) return;
  const gate = new Gate(picturesAtOnce, Infinity);
  const pictureOf = (plate: Plate, kind: PictureKind) =>
    gate.run(() => drawAndPrepare({ plate, kind, size: pictureSize }, imagesFolder, signal));
  const { counts, state } = await runImport({
    store,
    label: "The atlas of map projections",
    sourceKey,
    rowsTotal: atlas.length,
    cause: { through: "SAMPLE", actor: "SERVER" },
    rowsBefore: atlas.length - due.length,
    entries: inOrder(inTurn(due), platesAhead, async (plate): Promise<PreparedEntry> => {
      try {
        const pictures =
          present.get(plate.identifier)?.images ??
          (await Promise.all(plate.images.map(({ kind }) => pictureOf(plate, kind))));
        signal.throwIfAborted();
        const work = workFromPlate(plate, await describeAside(plate, pictureSize), pictures);
        return { row: null, work };
      } catch (error) {
        const ofTheMachine = error instanceof Error && "code" in error;
        if (signal.aborted || (ofTheMachine && !(error instanceof ImageProblem))) throw error;
        logger.error({ err: error, plate: plate.identifier }, "a plate could not be drawn");
        const { identifier } = plate;
        const message = `The plate “${plate.title}” could not be drawn.`;
        return { row: null, problem: { row: null, identifier, code: "not-drawn", message } };
      }
    }),
    signal,
  });
  logger.info({ ...counts, state }, "sample collection");
}

/** The same for as long as the atlas says the same. */
function editionOf(atlas: readonly Plate[]): string {
  const said = JSON.stringify([edition, atlas]);
  return createHash("sha256").update(said).digest("hex").slice(0, 16);
}

/** Whether a work is what was made of this plate: pictures that are imported come from files with names. */
function isOurs(plate: Plate, { status, creditLine, images }: PresentWork): boolean {
  return (
    status === "PUBLISHED" &&
    creditLine === plate.creditLine &&
    images.length === plate.images.length &&
    images.every(({ fileName }) => fileName === null)
  );
}

async function* inTurn<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function drawAndPrepare(
  { plate, kind, size }: { plate: Plate; kind: PictureKind; size: number | undefined },
  imagesFolder: string,
  signal: AbortSignal,
): Promise<PreparedImage> {
  signal.throwIfAborted();
  const bytes = await drawPlate(plate, kind, size);
  signal.throwIfAborted();
  return prepareImage({ bytes }, imagesFolder);
}
