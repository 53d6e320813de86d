import * as v from "valibot";

const part = v.looseObject({
  "@type": v.pipe(v.string(), v.endsWith("SpecificResource")),
  full: v.looseObject({ "@id": v.optional(v.string()), "@type": v.optional(v.string()) }),
  selector: v.looseObject({ "@type": v.optional(v.string()) }),
});
const marked = v.object({ id: v.string(), type: v.literal("SpecificResource") });

/** Preserves the parts of images in a version 2 manifest across its conversion, which drops what they are parts of. */
export class PartsOfVersion2 {
  readonly #parts = new Map<string, object>();

  /** Returns the same manifest with its parts marked. */
  take(json: object): object {
    const text = JSON.stringify(json);
    if (!text.includes('SpecificResource"')) return json;
    return JSON.parse(text, (_key, value: unknown) => {
      if (!v.is(part, value)) return value;
      const { full, selector } = value;
      const mark = `urn:part:${this.#parts.size + 1}`;
      const source = { ...full, id: full["@id"], type: typeInVersion3(full["@type"]) };
      this.#parts.set(mark, {
        type: "SpecificResource",
        source,
        selector: { ...selector, type: typeInVersion3(selector["@type"]) },
      });
      return { ...value, "@id": mark };
    }) as object;
  }

  /** Returns the converted manifest with its parts in the form of version 3. */
  putBack(upgraded: object): object {
    if (this.#parts.size === 0) return upgraded;
    return JSON.parse(JSON.stringify(upgraded), (_key, value: unknown) =>
      v.is(marked, value) ? (this.#parts.get(value.id) ?? value) : value,
    ) as object;
  }
}

/** Returns a type without the prefix of its vocabulary: `Image` for `dctypes:Image`. */
function typeInVersion3(type: string | undefined): string | undefined {
  return type?.replace(/^\w+:/, "");
}
