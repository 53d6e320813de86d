import type { WorkImageInput } from "../../../../../__generated__/relay/useChangeWorkImagesMutation.graphql.ts";
import { withMove } from "../../parts/reorder.ts";
import type { DeskPicture, PictureDetail, PictureWords } from "./deskPicture.ts";

/** Computes the changed images of a work. Returns unchanged objects where it changes nothing. */
export type PictureChange = (pictures: readonly DeskPicture[]) => readonly DeskPicture[];

/** Changes fields of one image. */
export function saying(id: string, words: Partial<PictureWords>): PictureChange {
  return (pictures) => pictures.map((each) => (each.id === id ? { ...each, ...words } : each));
}

/**
 * Adds, changes or removes a detail of one image.
 *
 * @param before the detail before the change; null for a new one
 * @param after the detail after the change; null to remove it
 */
export function describing(
  id: string,
  before: PictureDetail | null,
  after: PictureDetail | null,
): PictureChange {
  return (pictures) =>
    pictures.map((each) => {
      if (each.id !== id) return each;
      const at = each.details.findIndex((one) => before && isSameDetail(one, before));
      const place = at === -1 ? each.details.length : at;
      return { ...each, details: each.details.toSpliced(place, 1, ...(after ? [after] : [])) };
    });
}

/** Moves one image after another one; null moves it to the beginning. */
export function putting(id: string, after: string | null): PictureChange {
  return (pictures) => withMove(pictures, { id, after });
}

/** Removes one image. */
export function takingAway(id: string): PictureChange {
  return (pictures) => pictures.filter((each) => each.id !== id);
}

/** Returns the input of the mutation that applies a change: of each image only the changed fields. */
export function changedImages(
  before: readonly DeskPicture[],
  after: readonly DeskPicture[],
): WorkImageInput[] {
  const byId = new Map(before.map((picture) => [picture.id, picture]));
  return after.map((picture) => {
    const { id, role, alt, caption, pixelsPerCm, registration, details } = picture;
    const old = byId.get(id);
    return {
      id,
      ...(role !== old?.role && { role }),
      ...(alt !== old?.alt && { alt }),
      ...(caption !== old?.caption && { caption }),
      ...(pixelsPerCm !== old?.pixelsPerCm && { pixelsPerCm }),
      ...(registration !== old?.registration && {
        registration: registration && [...registration],
      }),
      ...(details !== old?.details && { details: [...details] }),
    };
  });
}

/** Whether a change has no effect. */
export function isSame(before: readonly DeskPicture[], inputs: readonly WorkImageInput[]): boolean {
  return (
    before.length === inputs.length &&
    inputs.every(
      (input, place) => input.id === before[place]?.id && Object.keys(input).length === 1,
    )
  );
}

function isSameDetail(one: PictureDetail, other: PictureDetail): boolean {
  const { x, y, width, height } = one.region;
  const { region } = other;
  const isThere =
    x === region.x && y === region.y && width === region.width && height === region.height;
  return isThere && one.caption === other.caption;
}
