import type { GraphQLError } from "graphql";
import type { InvalidInput, NotAllowed } from "../../../__generated__/resolvers.ts";
import { limits } from "../../view/limits.ts";
import { fromText } from "../../view/view-text.ts";
import type { Point } from "../../view/view.ts";
import { readTourCode } from "../live/tours/code.ts";
import { isStorable } from "../store/is-storable.ts";
import { tourByCode, tourById } from "../store/tours.ts";
import type { TourRow } from "../store/tours.ts";
import type { Context } from "./context.ts";
import { badInput, publicError } from "./errors.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";

/** Maximum lengths, in UTF-16 code units. */
const longest = { title: 200, words: 500, name: 60 };
/** Maximum number of characters of a serialized view: 1,000 bytes. */
const longestView = 1334;

const sentences = {
  noTour: "There is no tour here any more. Ask the guide for a new link.",
  noCode: "No tour has this code. Check it with the guide.",
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

export function refused(message: string): Refused {
  return { __typename: "NotAllowed", message };
}

/** Period in which wrong codes are counted, in seconds. */
const tourCodesWait = 60;

/**
 * Returns the tour with a code that a user typed, or null.
 *
 * @throws GraphQLError TOO_MANY_TRIES after too many codes that do not exist
 */
export async function findTour(typed: string, context: Context): Promise<TourRow | null> {
  const { db, attempts, address, outcome } = context;
  outcome.passing = true;
  const code = readTourCode(typed);
  // Text that is not a valid code is not a guess.
  if (code === null) return null;
  const refusal = publicError("TOO_MANY_TRIES", sentences.tooManyTries, 429, tourCodesWait);
  if (!(await attempts.mayTryTourCode(address))) throw refusal;
  const row = await tourByCode(db, code);
  // If many codes are tried at once, a correct one after too many wrong ones is not revealed either.
  const isTooMany = row
    ? !(await attempts.mayTryTourCode(address))
    : await attempts.tourCodeWasWrong(address);
  if (isTooMany) throw refusal;
  return row;
}

/** Returns the tour for a follower. Also throws GraphQLError BAD_USER_INPUT if it does not exist. */
export async function followedTour(code: string, context: Context): Promise<TourRow> {
  const row = await findTour(code, context);
  if (!row) throw badInput(sentences.noCode);
  return row;
}

/** Returns the error for followers of a tour that no longer exists. */
export function tourIsGone(): GraphQLError {
  return badInput(sentences.noTour);
}

/** Returns the tour of an input, or the problem of its id. */
export async function tourIn(tourId: string, { db }: Context): Promise<TourRow | Invalid> {
  const id = idWithin("Tour", tourId);
  const row = id === null ? null : await tourById(db, id);
  return row ?? invalid("tourId", sentences.noTour);
}

/** Validates a text; returns the problem or null. */
export function problemOfText(kind: keyof typeof longest, text: string, field = kind as string) {
  if (text.trim() === "") return invalid(field, sentences.noText[kind]);
  if (text.trim().length > longest[kind]) return invalid(field, sentences.longText[kind]);
  return isStorable(text) ? null : invalid(field, sentences.unstorable);
}

/** Validates a serialized view; returns the problem or null. */
export function problemOfView(view: string): Invalid | null {
  return view.length <= longestView && fromText(view) ? null : invalid("view", sentences.view);
}

/** Validates the position of a pointer; returns the problem or null. */
export function problemOfPointer(pointer: Point | null): Invalid | null {
  const isWithin = (value: number) => value >= 0 && value <= limits.side;
  if (pointer === null || (isWithin(pointer.x) && isWithin(pointer.y))) return null;
  return invalid("pointer", sentences.pointer);
}
