import type { DetailInput, WorkImageInput } from "../../../__generated__/resolvers.ts";
import { longest } from "../../record/limits.ts";
import type { ImageChange } from "../store/change-images.ts";
import { isStorable } from "../store/is-storable.ts";
import { idWithin } from "./global-id.ts";

/** Maximum number of images of a work that can be edited manually. */
export const mostImages = 1_000;

/** Maximum scale of an image. */
const mostPixelsPerCm = 1_000_000;

const number = (value: number) => value.toLocaleString("en-GB");

/** Error messages about changes of images. */
export const imageSentences = {
  noWork: "This work is not in the collection any more. Load the page again.",
  conflict:
    "Somebody has changed this work since you looked at it. See what it is now, and make your change again.",
  imported: "This was sent for an import. Send the pictures by themselves.",
  noImage: "One of these pictures is not the work's any more. Load the page again.",
  tooMany: `The pictures of a work can be changed by hand if there are at most ${number(mostImages)}. Import them.`,
  longText: `A text to a picture has at most ${number(longest.pictureText)} characters.`,
  unstorable: "A null character, or half of a character, cannot be saved. Leave it out.",
  noScale: `A scale is more than 0 and at most ${number(mostPixelsPerCm)} pixels for each centimetre.`,
};

type Refused = { field: string; message: string };

/** Validates the changes of images and returns them in order. */
export function imageChangesIn(
  inputs: readonly WorkImageInput[],
): { changes: ImageChange[] } | { refused: Refused } {
  if (inputs.length > mostImages) {
    return { refused: { field: "images", message: imageSentences.tooMany } };
  }
  const changes: ImageChange[] = [];
  for (const [index, input] of inputs.entries()) {
    const id = idWithin("Image", input.id);
    const refused = id === null ? { field: "id", message: imageSentences.noImage } : wrongIn(input);
    if (id === null || refused) {
      const { field, message } = refused ?? { field: "id", message: imageSentences.noImage };
      return { refused: { field: `images[${index}].${field}`, message } };
    }
    changes.push(changeIn(id, input));
  }
  return { changes };
}

function wrongIn({ alt, caption, pixelsPerCm, details }: WorkImageInput): Refused | null {
  const described = (details ?? []).flatMap((detail, place) => [
    [`details[${place}].caption`, detail.caption] as const,
    [`details[${place}].description`, detail.description] as const,
  ]);
  for (const [field, text] of [...Object.entries({ alt, caption }), ...described]) {
    if (text == null) continue;
    if (text.trim().length > longest.pictureText)
      return { field, message: imageSentences.longText };
    if (!isStorable(text)) return { field, message: imageSentences.unstorable };
  }
  if (pixelsPerCm == null || (pixelsPerCm > 0 && pixelsPerCm <= mostPixelsPerCm)) return null;
  return { field: "pixelsPerCm", message: imageSentences.noScale };
}

function changeIn(id: string, input: WorkImageInput): ImageChange {
  const { role, alt, caption, pixelsPerCm, registration, details } = input;
  return {
    id,
    ...(role != null && { role }),
    ...(alt !== undefined && { alt: alt === null ? null : alt.trim() }),
    ...(caption !== undefined && { caption: caption?.trim() || null }),
    ...(pixelsPerCm !== undefined && { pixelsPerCm }),
    ...(registration !== undefined && { registration: registration && pairsIn(registration) }),
    ...(details !== undefined && { details: (details ?? []).map(detailIn) }),
  };
}

function detailIn({ region, caption, description }: DetailInput) {
  const { x, y, width, height } = region;
  return {
    region: { x, y, width, height },
    caption: caption.trim(),
    description: description?.trim() || null,
  };
}

function pairsIn(pairs: NonNullable<WorkImageInput["registration"]>) {
  return pairs.map(({ from, to }) => ({
    from: { x: from.x, y: from.y },
    to: { x: to.x, y: to.y },
  }));
}
