import type { PictureKind } from "../plate.ts";
import type { Region } from "../sight.ts";

/** A part of a plate: a detail by its caption, a region of the full picture in pixels, or all of it. */
export type PlateView = {
  /** The plate's identifier. */
  plate: string;
  picture: PictureKind;
  part: string | Region | null;
};

/**
 * A text with simple marks: paragraphs divided by empty lines, lists, `*emphasis*`, `**strong**`, `[words](address)`, a
 * heading after `## `, and a footnote as `^[words]`.
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
  /** The works of a subject, the oldest first, as they are whenever it is looked at. */
  | { kind: "workList"; title: string; subject: string }
  /** `language` as BCP 47 spells it, where it is not English. */
  | { kind: "quotation"; words: string; source: string; language?: string }
  | { kind: "separator"; look: "LINE" | "SPACE" | "STARS" };

/** An exhibition that comes with the sample. */
export type AtlasExhibition = {
  /** Its name in addresses. */
  slug: string;
  /** When it was written: the order in which exhibitions are told of goes by it, last first. */
  writtenAt: string;
  title: string;
  introduction: AtlasText;
  cover: PlateView;
  colours: "SITE" | "NIGHT" | "PAPER" | "GREY";
  typeface: "SANS" | "SERIF";
  credits: AtlasText;
  blocks: AtlasBlock[];
};

/** All of a plate's map. */
export function map(plate: string, part: PlateView["part"] = null): PlateView {
  return { plate, picture: "map", part };
}

/** A plate's map with Tissot's indicatrices. */
export function indicatrices(plate: string, part: PlateView["part"] = null): PlateView {
  return { plate, picture: "indicatrices", part };
}
