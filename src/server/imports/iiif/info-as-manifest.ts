import * as v from "valibot";
import { ImportFailure } from "../import-failure.ts";
import { readableTitle } from "../work-from-file.ts";

const info = v.looseObject({
  "@context": v.pipe(
    v.unknown(),
    v.check((context) => /image/i.test(JSON.stringify(context))),
  ),
  id: v.optional(v.string()),
  "@id": v.optional(v.string()),
  width: v.number(),
  height: v.number(),
  profile: v.unknown(),
});

/**
 * Creates a manifest for the image that an `info.json` of the Image API describes; returns null if it is none.
 *
 * @throws ImportFailure if it does not contain the image's address
 */
export function infoAsManifest(json: unknown): object | null {
  const read = v.safeParse(info, json);
  if (!read.success) return null;
  const { width, height, id: newId, "@id": oldId } = read.output;
  const id = newId ?? oldId;
  if (id === undefined) throw new ImportFailure("The info.json does not say its address (id).");
  const name = decoded(/([^/]+)\/?$/.exec(id)?.[1] ?? "");
  return {
    id: `${id.replace(/\/$/, "")}/info.json`,
    type: "Manifest",
    label: { none: [readableTitle(name)] },
    items: [
      {
        id,
        type: "Canvas",
        width,
        height,
        items: [
          {
            items: [
              {
                motivation: "painting",
                body: { type: "Image", width, height, service: [read.output] },
              },
            ],
          },
        ],
      },
    ],
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
