import type { Dimensions } from "./work-fields.ts";
import { isSideName, readSize } from "./size.ts";

/** Maximum length of a text that is read as a size. Longer texts are prose. */
const longest = 300;

/** Names of parts whose size is the size of the work itself. */
const ofTheWork =
  /^(?:support|image|object|sheet|canvas|panel|overall|plate|displayed|unframed|sight|dimensions|size|blatt|bild|platte|objekt|leinwand|maße|feuille|toile|œuvre)$/i;
/** Names of parts that do not belong to the work. */
const aroundTheWork =
  /^(?:frame|framed|with frame|incl\. frame|including frame|mount|mounted|mat|matted|plinth|base|case|rahmen|gerahmt|mit rahmen|cadre|avec cadre|cornice|marco|lijst)$/i;

/**
 * Reads a size, such as `support: 394 x 419 mm` or `H. 15 1/2 in.; W. 10 in.`. Returns the text, with height, width and
 * depth in centimetres where the text states them unambiguously. Of sides without names the first is the height, as
 * is usual in catalogues.
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

/** Splits a part into its name, which stands before a colon or in brackets at the end, and its size. */
function readPart(part: string): { name: string; size: string } {
  const named = /^([^:\d]{2,}):\s*(.+)$/s.exec(part);
  if (named && !isSideName(named[1] ?? ""))
    return { name: named[1]?.trim() ?? "", size: metricOf((named[2] ?? "").trim()) };
  const behind = /^(\D*\d.*?)\s*[([]([^\d()[\]]{3,})[)\]]$/s.exec(part);
  const name = behind?.[2]?.trim() ?? "";
  const isName = ofTheWork.test(name) || aroundTheWork.test(name);
  return isName ? { name, size: metricOf(behind?.[1] ?? "") } : { name: "", size: metricOf(part) };
}

/** Returns the metric half of a size that is given twice, such as `15 x 10 in. (38.1 x 25.4 cm)`: it is exact. */
function metricOf(size: string): string {
  const twice =
    /^(\D*\d.*?)\s*[([]([^()[\]]*\d[^()[\]]*)[)\]]$/s.exec(size) ??
    /^(.*\d.*?)\s+\/\s+(.*\d.*)$/s.exec(size);
  if (!twice) return size;
  return (
    [twice[1], twice[2]].find((one) => /\d\s*[cm]?m\.?$/i.test(one?.trim() ?? ""))?.trim() ?? ""
  );
}
