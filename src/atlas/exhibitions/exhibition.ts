import type { PictureKind } from "../plate.ts";
import type { Region } from "../sight.ts";

/** A view of a plate: a detail, named by its caption, a region in pixels of the full image, or the whole image. */
export type PlateView = {
  /** The plate's identifier. */
  plate: string;
  picture: PictureKind;
  part: string | Region | null;
};

/**
 * A text with simple marks: paragraphs separated by empty lines, lists, `*emphasis*`, `**strong**`, `[words](address)`,
 * a heading after `## `, and a footnote as `^[words]`.
 */
export type AtlasText = string;

export type AtlasStep = { key: string; view: PlateView; title: string; text: AtlasText };
export type AtlasSlide = { key: string; view: PlateView; caption: string };

/** A block of an exhibition of the atlas. */
export type AtlasBlock =
  | { kind: "text"; text: AtlasText }
  | { kind: "picture"; view: PlateView; caption: string; width: "COLUMN" | "WIDE" | "FULL" }
  | { kind: "carousel"; label: string; slides: AtlasSlide[] }
  | { kind: "zoomStory"; title: string; steps: AtlasStep[] }
  | {
      kind: "comparison";
      first: PlateView;
      second: PlateView;
      arrangement: "CURTAIN" | "SIDE";
      caption: string;
    }
  | { kind: "workList"; title: string; plates: string[] }
  /** The current works with a subject, the oldest first. */
  | { kind: "workList"; title: string; subject: string }
  /** `language` is a BCP 47 tag, omitted for English. */
  | { kind: "quotation"; words: string; source: string; language?: string }
  | { kind: "separator"; look: "LINE" | "SPACE" | "STARS" };

/** An exhibition of the sample collection. */
export type AtlasExhibition = {
  /** Slug in the URL. */
  slug: string;
  /** Creation time. Exhibitions are listed by it, the newest first. */
  writtenAt: string;
  title: string;
  introduction: AtlasText;
  cover: PlateView;
  colours: "SITE" | "NIGHT" | "PAPER" | "GREY";
  typeface: "SANS" | "SERIF";
  credits: AtlasText;
  blocks: AtlasBlock[];
};

/** Returns a view of a plate's map; of the whole map unless `part` is set. */
export function map(plate: string, part: PlateView["part"] = null): PlateView {
  return { plate, picture: "map", part };
}

/** Returns a view of a plate's map with Tissot's indicatrices. */
export function indicatrices(plate: string, part: PlateView["part"] = null): PlateView {
  return { plate, picture: "indicatrices", part };
}
