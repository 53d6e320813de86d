import type { Logger } from "pino";
import { drawPlate } from "../../atlas/draw.ts";
import type { Plate, PlateImage } from "../../atlas/plate.ts";
import { plates } from "../../atlas/plates.ts";
import { prepareImage } from "../images/prepare.ts";
import { ImageProblem } from "../images/problem.ts";
import type { Store } from "../store/store.ts";
import { identifiersAmong } from "../store/identifiers.ts";
import type { ImageInput, WorkInput } from "../store/work-input.ts";
import { inOrder, limit } from "./in-order.ts";
import { runImport } from "./run.ts";
import type { PreparedEntry } from "./run.ts";

export type SampleOptions = {
  store: Store;
  /** Where prepared pictures are kept. */
  imagesFolder: string;
  logger: Logger;
  /** Ends the drawing soon, between two pictures. */
  signal: AbortSignal;
  /** What to draw; the whole atlas unless a test wants less. */
  atlas?: readonly Plate[];
};

/** Pictures that are drawn and prepared at the same time: more would slow the site down. */
const picturesAtOnce = 2;
/** A plate and the next. */
const platesAhead = 2;

/**
 * Brings the atlas of map projections in, plate by plate in its order, while the site runs. Plates
 * that are in the collection already are neither drawn nor changed, so it goes on where it stopped.
 *
 * @throws what the database or the disk throws
 */
export async function startSample(options: SampleOptions): Promise<void> {
  const { store, imagesFolder, logger, signal, atlas = plates } = options;
  const present = await identifiersAmong(
    store.db,
    atlas.map(({ identifier }) => identifier),
  );
  const missing = atlas.filter(({ identifier }) => !present.has(identifier));
  if (missing.length === 0 || signal.aborted) return;
  const oneOfFew = limit(picturesAtOnce);
  const picture = (plate: Plate, image: PlateImage) =>
    oneOfFew(() => drawAndPrepare(plate, image, imagesFolder, signal));
  const { counts, state } = await runImport({
    store,
    label: "The atlas of map projections",
    sourceKey: "atlas",
    rowsTotal: atlas.length,
    rowsBefore: present.size,
    entries: inOrder(inTurn(missing), platesAhead, async (plate): Promise<PreparedEntry> => {
      try {
        const images = await Promise.all(plate.images.map((image) => picture(plate, image)));
        return { row: null, work: workFromPlate(plate, images) };
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

async function* inTurn<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function drawAndPrepare(
  plate: Plate,
  { kind, alt, caption }: PlateImage,
  imagesFolder: string,
  signal: AbortSignal,
): Promise<ImageInput> {
  signal.throwIfAborted();
  const bytes = await drawPlate(plate, kind);
  signal.throwIfAborted();
  const prepared = await prepareImage({ bytes }, imagesFolder);
  const role = kind === "map" ? "FRONT" : "OVERLAY";
  const unsaid = { pixelsPerCm: null, fileName: null, details: [], registration: null };
  return { ...prepared, ...unsaid, role, alt, caption };
}

function workFromPlate(plate: Plate, images: ImageInput[]): WorkInput {
  const { identifier, title, date, earliestYear, latestYear, workType, technique } = plate;
  const { subjects, places, description, creditLine, rights, metadata } = plate;
  return {
    identifier,
    title,
    creators: plate.creators.map(({ name, role }) => ({ name, role: role ?? null })),
    date,
    earliestYear,
    latestYear,
    workType,
    technique,
    subjects,
    places,
    dimensions: null,
    description,
    creditLine,
    rights,
    metadata,
    status: "PUBLISHED",
    images,
  };
}
