import type { Dimensions } from "./work-fields.ts";
import { isSideName, readSize } from "./size.ts";

/** Sizes are short; longer texts are something else. */
const longest = 300;

/** What a part may be called and still be the size of the work itself. */
const ofTheWork =
  /^(?:support|image|object|sheet|canvas|panel|overall|plate|displayed|unframed|sight|dimensions|size|blatt|bild|platte|objekt|leinwand|maße|feuille|toile|œuvre)$/i;
/** Parts that are not the work. */
const aroundTheWork =
  /^(?:frame|framed|with frame|incl\. frame|including frame|mount|mounted|mat|matted|plinth|base|case|rahmen|gerahmt|mit rahmen|cadre|avec cadre|cornice|marco|lijst)$/i;

/**
 * A size as displayed, with height, width and depth in centimetres where it says them without a
 * doubt, as in `support: 394 x 419 mm` or `H. 15 1/2 in.; W. 10 in.`. Where sides have no names,
 * catalogues give the height first.
 */
export function parseDimensions(text: string): Dimensions {
  const nothing = { text, heightCm: null, widthCm: null, depthCm: null };
  if (text.length > longest) return nothing;
  const parts = text
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(readPart)
    .filter((part) => !aroundTheWork.test(part.name));
  const [part] = parts;
  if (!part || parts.length > 1 || (part.name !== "" && !ofTheWork.test(part.name))) return nothing;
  return { ...nothing, ...readSize(part.size) };
}

/** A part's name, before a colon or in brackets behind it, and its size. */
function readPart(part: string): { name: string; size: string } {
  const named = /^([^:\d]{2,}):\s*(.+)$/s.exec(part);
  if (named && !isSideName(named[1] ?? ""))
    return { name: named[1]?.trim() ?? "", size: metricOf((named[2] ?? "").trim()) };
  const behind = /^(\D*\d.*?)\s*[([]([^\d()[\]]{3,})[)\]]$/s.exec(part);
  const name = behind?.[2]?.trim() ?? "";
  const isName = ofTheWork.test(name) || aroundTheWork.test(name);
  return isName ? { name, size: metricOf(behind?.[1] ?? "") } : { name: "", size: metricOf(part) };
}

/** `15 x 10 in. (38.1 x 25.4 cm)` says the same twice; the metric one is exact. */
function metricOf(size: string): string {
  const twice =
    /^(\D*\d.*?)\s*[([]([^()[\]]*\d[^()[\]]*)[)\]]$/s.exec(size) ??
    /^(.*\d.*?)\s+\/\s+(.*\d.*)$/s.exec(size);
  if (!twice) return size;
  return (
    [twice[1], twice[2]].find((one) => /\d\s*[cm]?m\.?$/i.test(one?.trim() ?? ""))?.trim() ?? ""
  );
}
