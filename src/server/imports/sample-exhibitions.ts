import { createHash } from "node:crypto";
import type { AtlasBlock, AtlasExhibition, PlateView } from "../../atlas/exhibitions/exhibition.ts";
import type { Plate } from "../../atlas/plate.ts";
import { lookText } from "../../view/taken-frame.ts";
import { wholeFrame } from "../../view/view.ts";
import type { Database } from "../store/connection.ts";
import type { ExhibitionText, TakenView } from "../store/exhibition-parts.ts";
import { newId } from "../store/ids.ts";
import { worksPresent } from "../store/present-works.ts";
import type { PresentWork } from "../store/present-works.ts";
import type { SavedFilter, SavedOrder } from "../store/saved-filter.ts";
import { bringExhibition, isBrought } from "../store/site-exhibitions.ts";
import { detailsOfImages } from "../store/works.ts";
import type { DetailRow } from "../store/works.ts";
import { richTextOf } from "./atlas-text.ts";

/** Plates in the collection by identifier, with the details of each of their images. */
type Present = ReadonlyMap<string, PresentWork & { details: DetailRow[][] }>;

/** Returns the plates that an exhibition uses. */
function platesOf({ cover, blocks }: AtlasExhibition): string[] {
  const shown = blocks.flatMap((block) =>
    "plates" in block ? block.plates : viewsIn(block).map(({ plate }) => plate),
  );
  return [...new Set([cover.plate, ...shown])];
}

/** Returns a hash of the exhibition's content. */
function editionOf(exhibition: AtlasExhibition): string {
  return createHash("sha256").update(JSON.stringify(exhibition)).digest("hex").slice(0, 16);
}

/** Converts an exhibition of the atlas to the stored form. All its plates must be present. */
function textOf(
  exhibition: AtlasExhibition,
  atlas: readonly Plate[],
  present: Present,
): ExhibitionText {
  const taken = (view: PlateView) => takenOf(view, atlas, present);
  const { title, introduction, cover, colours, typeface, credits } = exhibition;
  return {
    head: {
      title,
      introduction: richTextOf(introduction),
      cover: taken(cover),
      opensOn: null,
      closesOn: null,
      colours,
      typeface,
      credits: richTextOf(credits),
      language: "en",
    },
    blocks: exhibition.blocks.map((block) => ({
      id: newId(),
      kind: block.kind,
      isHidden: false,
      content: contentOf(block, taken, present),
    })),
  };
}

/**
 * Creates the atlas's exhibitions whose plates are all present, each once and again when its content changes.
 * Exhibitions that a member edited or deleted stay unchanged.
 */
export async function bringExhibitions(
  db: Database,
  exhibitions: readonly AtlasExhibition[],
  atlas: readonly Plate[],
): Promise<void> {
  for (const exhibition of exhibitions) {
    const edition = editionOf(exhibition);
    if (await isBrought(db, exhibition.slug, edition)) continue;
    const needed = platesOf(exhibition);
    const present = await platesPresent(db, needed);
    const isComplete = needed.every((plate) => (present.get(plate)?.images.length ?? 0) > 1);
    if (!isComplete) continue;
    const text = textOf(exhibition, atlas, present);
    const publishedAt = new Date(exhibition.writtenAt);
    await bringExhibition(db, { key: exhibition.slug, edition, publishedAt, text });
  }
}

function viewsIn(block: AtlasBlock): PlateView[] {
  if (block.kind === "picture") return [block.view];
  if (block.kind === "carousel") return block.slides.map(({ view }) => view);
  if (block.kind === "zoomStory") return block.steps.map(({ view }) => view);
  return block.kind === "comparison" ? [block.first, block.second] : [];
}

function contentOf(
  block: AtlasBlock,
  taken: (view: PlateView) => TakenView,
  present: Present,
): object {
  switch (block.kind) {
    case "text":
      return { text: richTextOf(block.text) };
    case "picture":
      return { view: taken(block.view), caption: block.caption, width: block.width };
    case "carousel":
      return {
        label: block.label,
        slides: block.slides.map(({ view, ...slide }) => ({ ...slide, view: taken(view) })),
      };
    case "zoomStory":
      return {
        title: block.title,
        steps: block.steps.map(({ key, view, title, text }) => ({
          key,
          view: taken(view),
          title,
          text: richTextOf(text),
        })),
      };
    case "comparison": {
      const { first, second, arrangement, caption } = block;
      return { first: taken(first), second: taken(second), arrangement, caption };
    }
    case "workList":
      return {
        title: block.title,
        query: "subject" in block ? { search: null, ...oldestOf(block.subject) } : null,
        chosenIds:
          "plates" in block ? block.plates.flatMap((plate) => present.get(plate)?.id ?? []) : [],
      };
    case "quotation": {
      const { words, source, language = null } = block;
      return { words, source, address: null, language };
    }
    case "separator":
      return { look: block.look };
  }
}

/** Returns a query for the works of a subject, the oldest first. */
function oldestOf(subject: string): { filter: SavedFilter; order: SavedOrder } {
  const nothing = { types: [], creators: [], places: [], techniques: [], rights: [] };
  const anyTime = { yearFrom: null, yearTo: null };
  return {
    filter: { ...nothing, ...anyTime, subjects: [subject], hasImage: null },
    order: "YEAR_ASC",
  };
}

function takenOf(
  { plate: identifier, picture, part }: PlateView,
  atlas: readonly Plate[],
  present: Present,
): TakenView {
  const plate = atlas.find((one) => one.identifier === identifier);
  const work = present.get(identifier);
  const place = plate?.images.findIndex(({ kind }) => kind === picture) ?? -1;
  const image = work?.images[place];
  if (!work || !image) throw new Error(`The plate ${identifier} is not there.`);
  const named = work.details[place]?.find(({ caption }) => caption === part);
  const { x, y, width, height } = (typeof part === "string" ? named : part) ?? {
    x: 0,
    y: 0,
    ...image,
  };
  const isWhole = width === image.width && height === image.height;
  const frame = lookText({
    ...wholeFrame("", 0),
    region: isWhole ? null : { x, y, width, height },
  });
  const size = { width: image.width, height: image.height };
  return { workId: work.id, imageId: image.id, place, ...size, frame };
}

/** Returns the plates in the collection, with the details of each of their images. */
async function platesPresent(db: Database, identifiers: readonly string[]): Promise<Present> {
  const works = await worksPresent(db, identifiers);
  const images = [...works.values()].flatMap((work) => work.images);
  const details = await detailsOfImages(
    db,
    images.map(({ id }) => id),
  );
  const byImage = new Map(images.map(({ id }, at) => [id, details[at] ?? []]));
  return new Map(
    [...works].map(([identifier, work]) => [
      identifier,
      { ...work, details: work.images.map(({ id }) => byImage.get(id) ?? []) },
    ]),
  );
}
