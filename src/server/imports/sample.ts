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
  /** Folder of the prepared images. */
  imagesFolder: string;
  logger: Logger;
  /** Stops the drawing between two images. */
  signal: AbortSignal;
  /** The plates to draw; the whole atlas by default, fewer in tests. */
  atlas?: readonly Plate[];
  /** Width in pixels and maximum height of the images; full size by default, less in tests. */
  pictureSize?: number;
};

/** Maximum number of images that are drawn and prepared concurrently: more would slow the site down. */
const picturesAtOnce = 2;
/** The current plate and the next. */
const platesAhead = 2;
/** Increment this if the import of plates changes although their texts do not, so that they are imported again. */
const edition = 1;

/**
 * Imports the atlas of map projections, plate by plate in order, while the site runs. Existing images are not drawn
 * again, so it continues where it stopped. When the content of the atlas changes, existing plates are updated once;
 * unpublished plates, and works of other imports with the same identifiers, stay unchanged.
 *
 * @throws errors of the database or the disk
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

/** Returns a hash of the atlas's content. */
function editionOf(atlas: readonly Plate[]): string {
  const said = JSON.stringify([edition, atlas]);
  return createHash("sha256").update(said).digest("hex").slice(0, 16);
}

/** Returns whether a work was created from this plate: images of imports come from files with names. */
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
