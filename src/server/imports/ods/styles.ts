import type { XmlReader } from "../sheets/read-xml.ts";

/** Number format of a kind of values, such as `0000`, and other formats for some of them. */
type DataStyle = { code: string; maps: { condition: string; style: string }[] };
type CellStyle = { data: string | undefined; parent: string | undefined };

const dataStyles = new Set([
  "number-style",
  "currency-style",
  "percentage-style",
  "date-style",
  "time-style",
]);
/** Maximum number of digits in a format, on either side. */
const maxDigits = 30;
/** Maximum number of ancestors of a style. */
const maxParents = 16;

/** Collects the styles of an OpenDocument spreadsheet; later ones override earlier ones with the same name. */
export class StyleReader implements XmlReader {
  /** Styles of hidden sheets. */
  readonly hidden = new Set<string>();
  readonly #data = new Map<string, DataStyle>();
  readonly #cells = new Map<string, CellStyle>();
  readonly #formats = new Map<string, string | null>();
  #table = "";
  #style: DataStyle | null = null;
  #isPercentage = false;
  #isSpan = false;
  #digits = "";
  #text: string | null = null;
  #embedded: { position: number; text: string }[] = [];
  #position = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (name === "style") this.#openStyle(attributes);
    else if (name === "table-properties") {
      if (attributes["table:display"] === "false") this.hidden.add(this.#table);
    } else if (dataStyles.has(name)) {
      this.#style = { code: "", maps: [] };
      this.#isPercentage = name === "percentage-style";
      this.#isSpan = attributes["number:truncate-on-overflow"] === "false";
      this.#data.set(attributes["style:name"] ?? "", this.#style);
    } else if (this.#style) this.#openPart(this.#style, name, attributes);
  }

  text(text: string): void {
    if (this.#text !== null) this.#text += text;
  }

  close(name: string): void {
    if (dataStyles.has(name)) this.#style = null;
    if (!this.#style) return;
    if (name === "text" || name === "currency-symbol") {
      this.#style.code += this.#takeText();
    } else if (name === "embedded-text") {
      this.#embedded.push({ position: this.#position, text: this.#takeText() });
    } else if (name === "number") {
      let digits = this.#digits;
      for (const { position, text } of this.#embedded.toSorted((a, b) => b.position - a.position)) {
        const at = Math.max(0, digits.length - position);
        digits = digits.slice(0, at) + text + digits.slice(at);
      }
      this.#style.code += digits;
      this.#embedded = [];
    }
  }

  /** Returns the number format of cells with a style; null if it defines none. Call it after all styles are read. */
  formatOf(style: string): string | null {
    const known = this.#formats.get(style);
    if (known !== undefined) return known;
    const format = this.#findFormat(style);
    if (this.#cells.has(style)) this.#formats.set(style, format);
    return format;
  }

  #findFormat(style: string): string | null {
    let cell = this.#cells.get(style);
    for (let i = 0; i < maxParents && cell; i += 1) {
      if (cell.data !== undefined) return this.#codeOf(cell.data);
      cell = this.#cells.get(cell.parent ?? "");
    }
    return null;
  }

  #codeOf(name: string): string | null {
    const style = this.#data.get(name);
    if (!style || style.code === "") return null;
    const some = style.maps
      .slice(0, 2)
      .map(({ condition, style: other }) => `[${condition}]${this.#data.get(other)?.code ?? ""}`);
    return [...some, style.code].join(";");
  }

  #openStyle(attributes: Record<string, string>): void {
    const name = attributes["style:name"] ?? "";
    this.#table = attributes["style:family"] === "table" ? name : "";
    if (attributes["style:family"] !== "table-cell") return;
    const data = attributes["style:data-style-name"];
    this.#cells.set(name, { data, parent: attributes["style:parent-style-name"] });
  }

  #openPart(style: DataStyle, name: string, attributes: Record<string, string>): void {
    const isLong = attributes["number:style"] === "long";
    if (name === "number") this.#digits = digitsOf(attributes);
    else if (name === "year") style.code += isLong ? "yyyy" : "yy";
    // The code for a month's name cannot be confused with minutes.
    else if (name === "month") style.code += "mmm";
    else if (name === "day") style.code += isLong ? "dd" : "d";
    else if (name === "hours") style.code += this.#isSpan ? "[h]" : "hh";
    else if (name === "minutes") style.code += "mm";
    else if (name === "seconds") style.code += "ss";
    else if (name === "am-pm") style.code += "AM/PM";
    else if (name === "text" || name === "currency-symbol" || name === "embedded-text") {
      this.#text = "";
      this.#position = Number(attributes["number:position"]) || 0;
    } else if (name === "map") {
      const condition = /^value\(\)([<>=!]{1,2}-?[\d.]+)$/.exec(
        attributes["style:condition"] ?? "",
      );
      const other = attributes["style:apply-style-name"];
      if (!condition?.[1] || other === undefined) return;
      style.maps.push({ condition: condition[1].replace("!=", "<>"), style: other });
    }
  }

  /** Returns literal text of a format, escaped; only `%` has a meaning, in a percentage. */
  #takeText(): string {
    const text = [...(this.#text ?? "")].map((sign) =>
      sign === "%" && this.#isPercentage ? sign : `\\${sign}`,
    );
    this.#text = null;
    return text.join("");
  }
}

function digitsOf(attributes: Record<string, string>): string {
  const count = (name: string) => Math.min(maxDigits, Math.abs(Number(attributes[name]) || 0));
  const [whole, decimals] = [count("number:min-integer-digits"), count("number:decimal-places")];
  const isGrouped = attributes["number:grouping"] === "true";
  const digits = (isGrouped ? "#,##" : whole === 0 ? "#" : "") + "0".repeat(whole);
  return decimals === 0 ? digits : `${digits}.${"0".repeat(decimals)}`;
}
