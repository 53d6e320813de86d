import { readWholeXml } from "../sheets/read-xml.ts";

/** Formats that spreadsheets identify only by number, and that affect the text. */
const builtIn: Record<number, string> = {
  9: "0%",
  10: "0.00%",
  14: "yyyy-mm-dd",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "yyyy-mm-dd h:mm",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
};

/**
 * Returns the number format of each cell style.
 *
 * @throws ImportFailure
 */
export async function readFormats(bytes: AsyncIterable<Buffer>): Promise<string[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let inStyles = false;
  await readWholeXml(bytes, {
    open: (name, attributes) => {
      if (name === "numFmt")
        codes.set(Number(attributes["numFmtId"]), attributes["formatCode"] ?? "");
      if (name === "cellXfs") inStyles = true;
      if (name === "xf" && inStyles) formats.push(Number(attributes["numFmtId"] ?? 0));
    },
    close: (name) => {
      if (name === "cellXfs") inStyles = false;
    },
  });
  return formats.map((id) => codes.get(id) ?? builtIn[id] ?? "General");
}
