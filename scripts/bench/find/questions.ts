import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { words } from "../../../src/text/fold.ts";
import { source } from "./collection.ts";

/** A row of the museum's table. */
export type Row = {
  identifier: string;
  title: string;
  creator: string;
  classification: string;
  medium: string;
  subjects: string;
};

/** Variables of a query. */
export type Variables = Record<string, unknown>;

const orders = ["TITLE", "CREATOR", "YEAR_ASC", "YEAR_DESC", "IDENTIFIER", "NEWEST", "RANDOM"];

/** Returns the rows of the museum's table. */
export function readRows(): Row[] {
  return parse(gunzipSync(readFileSync(source)), { columns: true });
}

/** Generates queries like those of visitors, each from the words of a work. The sequence is always the same. */
export class Questions {
  readonly #rows: Row[];
  #seed: number;

  constructor(rows: Row[], seed: number) {
    this.#rows = rows;
    this.#seed = seed;
  }

  /** Returns a search, a filter, or both. */
  selection(): { search?: string; filter?: Variables } {
    const row = this.#one(this.#rows);
    const kind = this.#below(10);
    const search = this.#search(row);
    if (kind < 5) return { search };
    const filter = this.#filter(row);
    return kind < 8 ? { filter } : { search: this.#one(words(row.title)) ?? search, filter };
  }

  /** Returns the variables of a page of 24 works: a selection in any order. */
  page(): Variables {
    const order = this.#below(2) === 0 ? {} : { order: this.#one(orders), seed: this.#below(1000) };
    return { ...this.selection(), ...order };
  }

  /** Returns a partially typed search. */
  typed(): Variables {
    const text = this.#search(this.#one(this.#rows));
    return { text: text.slice(0, 1 + this.#below(Math.min(text.length, 12))) };
  }

  #search({ identifier, title, creator, subjects }: Row): string {
    const own = words(title);
    const subject = this.#one(subjects.split("|")) ?? title;
    const name = words(creator);
    const searches = [
      identifier,
      creator,
      name.at(-1) ?? title,
      own[0],
      own.slice(0, 2).join(" "),
      this.#one(own)?.slice(0, 3),
      subject,
      `${name.at(-1) ?? ""} ${this.#one(own) ?? ""}`,
      `"${own.slice(0, 3).join(" ")}"`,
      `${own[0] ?? "sea"} -${name.at(-1) ?? "turner"}`,
    ];
    return (this.#one(searches) ?? title).slice(0, 200);
  }

  #filter({ classification, medium, creator, subjects }: Row): Variables {
    const from = 1700 + this.#below(250);
    const parts: Variables[] = [
      { types: [classification] },
      { techniques: [medium] },
      { creators: [creator] },
      { creators: [creator, this.#one(this.#rows).creator] },
      { subjects: subjects.split("|").slice(0, 2) },
      { yearFrom: from, yearTo: from + this.#below(100) },
      { hasImage: this.#below(4) === 0 },
    ];
    return { ...this.#one(parts), ...(this.#below(2) === 0 && this.#one(parts)) };
  }

  #one<Item>(items: readonly Item[]): Item {
    return items[this.#below(Math.max(1, items.length))] as Item;
  }

  /** Returns a pseudorandom whole number from 0, below `limit`. */
  #below(limit: number): number {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#seed / 2 ** 32) * limit);
  }
}
