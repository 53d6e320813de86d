import type { WorkImageInput } from "../../../../../__generated__/relay/useChangeWorkImagesMutation.graphql.ts";
import { withMove } from "../../parts/reorder.ts";
import type { DeskPicture, PictureWords } from "./deskPicture.ts";

/** Makes of a work's pictures what they are to be; it leaves them alone where there is nothing for it to change. */
export type PictureChange = (pictures: readonly DeskPicture[]) => readonly DeskPicture[];

/** Says something else of one of them. */
export function saying(id: string, words: Partial<PictureWords>): PictureChange {
  return (pictures) => pictures.map((each) => (each.id === id ? { ...each, ...words } : each));
}

/** Puts one of them behind another one, or before all. */
export function putting(id: string, after: string | null): PictureChange {
  return (pictures) => withMove(pictures, { id, after });
}

/** Takes one of them away. */
export function takingAway(id: string): PictureChange {
  return (pictures) => pictures.filter((each) => each.id !== id);
}

/** What the server is told to make of pictures what they are to be: of each picture only what is different. */
export function changedImages(
  before: readonly DeskPicture[],
  after: readonly DeskPicture[],
): WorkImageInput[] {
  const byId = new Map(before.map((picture) => [picture.id, picture]));
  return after.map((picture) => {
    const { id, role, alt, caption, pixelsPerCm, registration } = picture;
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
    };
  });
}

/** Whether a change makes nothing different. */
export function isSame(before: readonly DeskPicture[], inputs: readonly WorkImageInput[]): boolean {
  return (
    before.length === inputs.length &&
    inputs.every(
      (input, place) => input.id === before[place]?.id && Object.keys(input).length === 1,
    )
  );
}
