import { Numbers, Texts } from "./columns.ts";
import { placeNames, termKinds, textOrders } from "./document.ts";
import type { WorkDocument } from "./document.ts";
import type { Lists } from "./inverted.ts";
import { noEarliest, noLatest, record } from "./segment.ts";
import type { Content, Vocabulary } from "./segment.ts";

/** Collects works one by one, in the order of their ids, and retains no object of any of them. */
export class ContentBuilder {
  readonly #vocabulary: Vocabulary;
  #size = 0;
  readonly #ids = new Texts();
  readonly #text = new ListsBuilder();
  readonly #terms = record(termKinds, () => new ListsBuilder());
  readonly #earliest = new Numbers();
  readonly #latest = new Numbers();
  readonly #hasImage = new Numbers();
  readonly #stamps = new Numbers();
  readonly #keys = record(textOrders, () => new Texts());
  readonly #forms = new Texts();
  readonly #formWorks = new Numbers();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  get size(): number {
    return this.#size;
  }

  add(document: WorkDocument): void {
    this.#ids.push(document.id.replaceAll("-", ""), "hex");
    for (const { place, words } of document.passages) {
      const mark = placeNames.indexOf(place);
      for (const word of words) {
        const number = this.#vocabulary.words.add(word);
        if (number !== undefined) this.#text.push((number << 2) | mark);
      }
      this.#text.push(0);
    }
    this.#text.end();
    for (const kind of termKinds) {
      const known = this.#vocabulary.terms[kind];
      for (const term of document.terms[kind]) {
        const number = known.add(term);
        if (number !== undefined) this.#terms[kind].push(number);
      }
      this.#terms[kind].end();
    }
    this.#earliest.push(document.earliest ?? document.latest ?? noEarliest);
    this.#latest.push(document.latest ?? document.earliest ?? noLatest);
    this.#hasImage.push(Number(document.hasImage));
    this.#stamps.push(document.stamp);
    for (const order of textOrders) this.#keys[order].push(document.keys[order]);
    for (const form of document.identifierForms) {
      this.#forms.push(form);
      this.#formWorks.push(this.#size);
    }
    this.#size += 1;
  }

  /** Returns everything that was added and empties the builder. */
  take(): Content {
    const years = (numbers: Numbers) => new Int32Array(numbers.take().buffer);
    const content = {
      size: this.#size,
      ids: this.#ids.take(),
      text: this.#text.take(),
      terms: record(termKinds, (kind) => this.#terms[kind].take()),
      earliest: years(this.#earliest),
      latest: years(this.#latest),
      hasImage: Uint8Array.from(this.#hasImage.take()),
      stamps: this.#stamps.take(),
      keys: record(textOrders, (order) => this.#keys[order].take()),
      forms: this.#forms.take(),
      formWorks: this.#formWorks.take(),
    };
    this.#size = 0;
    return content;
  }
}

class ListsBuilder {
  readonly #values = new Numbers();
  readonly #ends = new Numbers();

  constructor() {
    this.#ends.push(0);
  }

  push(value: number) {
    this.#values.push(value);
  }

  /** Ends the current item; later values belong to the next one. */
  end() {
    this.#ends.push(this.#values.length);
  }

  take(): Lists {
    const lists = { starts: this.#ends.take(), values: this.#values.take() };
    this.#ends.push(0);
    return lists;
  }
}
