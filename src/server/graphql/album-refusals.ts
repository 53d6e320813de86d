import { albumLimits } from "../store/album-limits.ts";
import { isStorable } from "../store/is-storable.ts";
import { invalid } from "./invalid.ts";

const number = (value: number) => value.toLocaleString("en-GB");

/** Error messages about albums. */
export const sentences = {
  noAlbum: "This album is not there any more, or not for you to see. Load the page again.",
  noEntry:
    "This is not in the album any more, or the album is not for you to see. Load the page again.",
  noAnchor: "What this was to be moved behind is not in the album any more. Load the page again.",
  noWork: "This work is not in the collection any more. Load the page again.",
  noTitle: "Give the album a title.",
  longTitle: `A title has at most ${number(albumLimits.title)} characters.`,
  longDescription: `A description has at most ${number(albumLimits.description)} characters.`,
  longCaption: `A caption has at most ${number(albumLimits.caption)} characters.`,
  unstorable: "A null character, or half of a character, cannot be saved. Leave it out.",
  noView: "What is seen there cannot be kept. Load the page again, and go to it once more.",
  comparison: "A comparison cannot be kept in an album. Keep one of its pictures.",
  noAlbums: "Choose an album.",
  manyAlbums: `Choose at most ${number(albumLimits.atOnce)} albums at once.`,
  tooMany: "You have as many albums as you can have. Delete one first.",
  signIn:
    "Sign in to make an album public. Until then, whoever has its address can see it if you let them.",
  full: `The album is full: it has ${number(albumLimits.entries)} entries. Remove one first.`,
  thereAgain: "This is in the album again already.",
  gone: `What was deleted can be restored for ${albumLimits.undoHours} hours. This is gone.`,
  closedLink: "This edit link is not valid any more. Ask for a new one.",
  manyEditors: `${albumLimits.editors} people edit this album already. Ask its owner for room.`,
  notEditor:
    "Only the album's owner, and those with its edit link, can change it. Copy it, and change the copy.",
  notOwner: "Only the album's owner can do this.",
} as const;

/** Returns the payload for a viewer without permission. */
export function notAllowed(message: string) {
  return { __typename: "NotAllowed" as const, message };
}

/** Validates the texts of an album or an entry; returns the problem or null. */
export function problemOfTexts(texts: {
  title?: string | null;
  description?: string | null;
  caption?: string | null;
}) {
  const { title, description, caption } = texts;
  if (title?.trim() === "") return invalid("title", sentences.noTitle);
  return (
    problemOf("title", title, albumLimits.title, sentences.longTitle) ??
    problemOf("description", description, albumLimits.description, sentences.longDescription) ??
    problemOf("caption", caption, albumLimits.caption, sentences.longCaption)
  );
}

function problemOf(
  field: string,
  text: string | null | undefined,
  longest: number,
  tooLong: string,
) {
  if (text == null) return null;
  if (text.trim().length > longest) return invalid(field, tooLong);
  return isStorable(text) ? null : invalid(field, sentences.unstorable);
}
