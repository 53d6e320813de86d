import type { InvalidInput, NotAllowed } from "../../../__generated__/resolvers.ts";
import { fromBytes, toBytes } from "../../view/compact.ts";
import { limits } from "../../view/limits.ts";
import type { Point } from "../../view/view.ts";
import { readTourCode } from "../live/tours/code.ts";
import { tourByCode, tourById } from "../store/tours.ts";
import type { TourRow } from "../store/tours.ts";
import type { Context } from "./context.ts";
import { badInput, publicError } from "./errors.ts";
import { fromGlobalId } from "./global-id.ts";

/** In UTF-16 units. */
const longest = { title: 200, words: 500, name: 60 };
/** Bytes of a view. */
const largestView = 1000;

const sentences = {
  noTour: "There is no tour here any more. Ask whoever guides it for a new link.",
  noCode: "No tour has this code. Check it with whoever guides the tour.",
  tooManyTries: "Too many codes were tried that no tour has. Wait a minute and try again.",
  noText: {
    title: "Give the tour a title.",
    words: "Write what you want to say.",
    name: "Say what to call you.",
  },
  longText: {
    title: `A title has at most ${longest.title} characters.`,
    words: `Say at most ${longest.words} characters at a time.`,
    name: `A name has at most ${longest.name} characters.`,
  },
  unstorable: "A null character, or half of a character, cannot be kept. Leave it out.",
  view: "This view cannot be read. Load the page again.",
  pointer: `A pointer is from 0 to ${limits.side.toLocaleString("en-GB")} pixels along each side.`,
};

export type Invalid = InvalidInput & { __typename: "InvalidInput" };
export type Refused = NotAllowed & { __typename: "NotAllowed" };

export function invalid(field: string, message: string): Invalid {
  return { __typename: "InvalidInput", problems: [{ field, message }] };
}

export function refused(message: string): Refused {
  return { __typename: "NotAllowed", message };
}

/**
 * The tour with a code somebody typed, or null.
 *
 * @throws GraphQLError TOO_MANY_TRIES to those who asked for too many that are not there
 */
export async function findTour(typed: string, context: Context): Promise<TourRow | null> {
  const { db, attempts, address, outcome } = context;
  outcome.passing = true;
  if ((await attempts.tourCode(address)) > 0) {
    throw publicError("TOO_MANY_TRIES", sentences.tooManyTries, 429);
  }
  const code = readTourCode(typed);
  const row = code === null ? null : await tourByCode(db, code);
  if (row) await attempts.tourWasFound(address);
  return row;
}

/** The same for those who want to follow it. Throws GraphQLError BAD_USER_INPUT if there is none, too. */
export async function followedTour(code: string, context: Context): Promise<TourRow> {
  const row = await findTour(code, context);
  if (!row) throw badInput(sentences.noCode);
  return row;
}

/** The tour of an input, or what is wrong with its id. */
export async function tourIn(tourId: string, { db }: Context): Promise<TourRow | Invalid> {
  const id = keyIn("Tour", tourId);
  const row = id === null ? null : await tourById(db, id);
  return row ?? invalid("tourId", sentences.noTour);
}

/** The id within its type that a global id names, or null. */
export function keyIn(type: "Tour" | "TourStep" | "Member", globalId: string): string | null {
  const key = fromGlobalId(globalId);
  return key?.type === type ? key.id : null;
}

/** What is wrong with a text, or null. */
export function problemOfText(kind: keyof typeof longest, text: string, field = kind as string) {
  if (text.trim() === "") return invalid(field, sentences.noText[kind]);
  if (text.trim().length > longest[kind]) return invalid(field, sentences.longText[kind]);
  return /\0|\p{Surrogate}/u.test(text) ? invalid(field, sentences.unstorable) : null;
}

/** What is wrong with a View in bytes, base64url, or null. */
export function problemOfView(view: string): Invalid | null {
  const bytes = view.length > largestView * 2 ? null : Buffer.from(view, "base64url");
  const isView =
    bytes !== null && bytes.length <= largestView && bytes.toString("base64url") === view;
  const read = isView ? fromBytes(bytes) : null;
  // What is read is written as the same bytes, or it was none of ours.
  const isOurs = read !== null && Buffer.from(toBytes(read)).equals(bytes ?? Buffer.alloc(0));
  return isOurs ? null : invalid("view", sentences.view);
}

/** What is wrong with a place one points at, or null. */
export function problemOfPointer(pointer: Point | null): Invalid | null {
  const isWithin = (value: number) => value >= 0 && value <= limits.side;
  if (pointer === null || (isWithin(pointer.x) && isWithin(pointer.y))) return null;
  return invalid("pointer", sentences.pointer);
}
