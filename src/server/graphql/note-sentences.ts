import { noteLimits } from "../store/note-limits.ts";

const { text, tags, tag, name, reason, corners, ofImage, answers, undoMinutes } = noteLimits;

function grouped(count: number): string {
  return count.toLocaleString("en-GB");
}

/** Error messages about notes. */
export const noteSentences = {
  noImage: "This picture is not in the collection any more. Load the page again.",
  noNote: "This note is not there any more. Load the page again.",
  noText: "Write something first.",
  longText: `A note has at most ${grouped(text)} characters. Shorten it, or write a second one.`,
  unstorable: "A null character, or half of a character, cannot be saved. Leave it out.",
  manyTags: `A note has at most ${tags} tags. Leave some out.`,
  longTag: `A tag has at most ${tag} characters. Shorten it.`,
  longName: `A name has at most ${name} characters. Shorten it.`,
  noRegion: "Say where on the picture the note is to be.",
  fewCorners: `A polygon has at least ${corners.least} corners. Draw another one.`,
  manyCorners: `A polygon has at most ${corners.most} corners. Draw it with fewer.`,
  emptyRectangle: "A rectangle is at least one pixel wide and high. Draw a larger one.",
  outside: (width: number, height: number) =>
    `This place lies outside the picture, which is ${grouped(width)} x ${grouped(height)} pixels. Draw it within the picture.`,
  tooFast:
    "Many notes were written from here within an hour. Wait a while, then send this one again.",
  tooManyOnImage: `This picture has ${grouped(ofImage)} notes, and no room for more.`,
  tooManyPending:
    "Many notes on this picture wait for a curator already. Try again when some have been looked at.",
  tooManyAnswers: `This note has ${answers} answers, and no room for more. Begin a note of your own.`,
  tooLate: `A note can be put back for ${undoMinutes} minutes. This one is gone.`,
  changedMeanwhile:
    "This note was changed meanwhile, perhaps in another window. Look at both, and save again what you want to keep.",
  notAsRead: "This note is another than the one you have read. Read it again, then decide.",
  noReason: "Say what is wrong with the note.",
  longReason: `A reason has at most ${reason} characters. Shorten it.`,
  ownNote: "This note is your own. You can change it or delete it.",
  manyReports: "Many reports were sent from here within an hour. Wait a while, then try again.",
};
