import { LeftOutList, leftOutInWords } from "./iiif/left-out.ts";
import type { LeftOut } from "./iiif/left-out.ts";
import { quoted } from "./quoted.ts";

/** A cell without a valid value for its column. It is stored as a custom field, and its row is imported. */
export type CellRemark = {
  code: "no-year" | "no-language" | "years-reversed" | "not-per-picture" | "not-per-creator";
  /** The label of its column. */
  column: string;
};

/** A file with more pages or frames than the first, which are not imported. */
type PagesRemark = { code: "pages"; file: string };

/** Difference between a row's source and its import. */
export type Remark = CellRemark | PagesRemark | ({ code: "left-out" } & LeftOut);

/** Maximum number of rows and files in a sentence. */
const rowsNamed = 5;
const sentencesAtMost = 50;

type Counted = CellRemark & { count: number; rows: number[] };

/** Counts remarks by content, in bounded memory for any number of rows. */
export class RemarkList {
  readonly #counted = new Map<string, Counted>();
  readonly #leftOut = new LeftOutList();
  readonly #files = { count: 0, names: [] as string[] };

  add(row: number | null, remarks: readonly Remark[]): void {
    for (const remark of remarks) {
      if (remark.code === "left-out") {
        this.#leftOut.add(remark.what, remark.count);
        continue;
      }
      if (remark.code === "pages") {
        this.#files.count += 1;
        if (this.#files.names.length < rowsNamed) this.#files.names.push(remark.file);
        continue;
      }
      const { code, column } = remark;
      const key = JSON.stringify([code, column]);
      const counted = this.#counted.get(key) ?? { code, column, count: 0, rows: [] };
      counted.count += 1;
      if (row !== null && counted.rows.length < rowsNamed) counted.rows.push(row);
      this.#counted.set(key, counted);
    }
  }

  /** Returns a sentence for each column and kind of invalid cell, up to the limit, and one for all omitted content. */
  sentences(): string[] {
    const leftOut = this.#leftOut.all;
    return [
      ...this.#ofCells(),
      ...this.#ofPages(),
      ...(leftOut.length > 0 ? [`Left out: ${leftOutInWords(leftOut)}.`] : []),
    ];
  }

  #ofPages(): string[] {
    const { count: number, names } = this.#files;
    if (number === 0) return [];
    const files = `${names.map((name) => quoted(name, 60)).join(", ")}${number > names.length ? ", …" : ""}`;
    const have = number === 1 ? "1 file has" : `${number.toLocaleString("en")} files have`;
    return [`${have} more pages than the first, which alone is imported (${files}).`];
  }

  #ofCells(): string[] {
    const all = [...this.#counted.values()];
    const sentences = all
      .slice(0, sentencesAtMost)
      .map((counted) => `${sentenceOf(counted)}${rowsOf(counted)}.`);
    const more = all.length - sentences.length;
    return more > 0
      ? [...sentences, `${more.toLocaleString("en")} more remarks are left out.`]
      : sentences;
  }
}

function sentenceOf({ code, column, count: number }: Counted): string {
  const isOne = number === 1;
  const cells = `${number.toLocaleString("en")} ${isOne ? "cell" : "cells"} of ${quoted(column)}`;
  const kept = isOne ? "is kept as a custom field" : "are kept as custom fields";
  switch (code) {
    case "no-year":
      return `${cells} ${isOne ? "is not a year" : "are not years"} and ${kept}`;
    case "no-language":
      return `${cells} ${isOne ? "is not a language" : "are not languages"} and ${kept}`;
    case "years-reversed":
      return `${cells} ${isOne ? "is" : "are"} after the latest year; both years are kept as custom fields`;
    case "not-per-picture":
      return `${cells} ${isOne ? "does" : "do"} not have one value for each picture and ${kept}`;
    case "not-per-creator":
      return `${cells} ${isOne ? "does" : "do"} not have one value for each creator and ${kept}`;
  }
}

function rowsOf({ count: number, rows }: Counted): string {
  if (rows.length === 0) return "";
  const more = number > rows.length ? ", …" : "";
  return ` (${number === 1 ? "row" : "rows"} ${rows.join(", ")}${more})`;
}
