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

/** In UTF-16 units. */
const longest = { title: 200, words: 500, name: 60 };
/** Characters of a view as one word: 1,000 bytes. */
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

/** Seconds in which wrong codes are counted. */
const tourCodesWait = 60;

/**
 * The tour with a code somebody typed, or null.
 *
 * @throws GraphQLError TOO_MANY_TRIES to those who asked for too many that are not there
 */
export async function findTour(typed: string, context: Context): Promise<TourRow | null> {
  const { db, attempts, address, outcome } = context;
  outcome.passing = true;
  const code = readTourCode(typed);
  // Nobody guesses with what cannot be a code.
  if (code === null) return null;
  const refusal = publicError("TOO_MANY_TRIES", sentences.tooManyTries, 429, tourCodesWait);
  if (!(await attempts.mayTryTourCode(address))) throw refusal;
  const row = await tourByCode(db, code);
  // Of many that are tried at once, a right one that comes after too many wrong ones is not told either.
  const isTooMany = row
    ? !(await attempts.mayTryTourCode(address))
    : await attempts.tourCodeWasWrong(address);
  if (isTooMany) throw refusal;
  return row;
}

/** The same for those who want to follow it. Throws GraphQLError BAD_USER_INPUT if there is none, too. */
export async function followedTour(code: string, context: Context): Promise<TourRow> {
  const row = await findTour(code, context);
  if (!row) throw badInput(sentences.noCode);
  return row;
}

/** What those who follow a tour are told when it is not there any more. */
export function tourIsGone(): GraphQLError {
  return badInput(sentences.noTour);
}

/** The tour of an input, or what is wrong with its id. */
export async function tourIn(tourId: string, { db }: Context): Promise<TourRow | Invalid> {
  const id = idWithin("Tour", tourId);
  const row = id === null ? null : await tourById(db, id);
  return row ?? invalid("tourId", sentences.noTour);
}

/** What is wrong with a text, or null. */
export function problemOfText(kind: keyof typeof longest, text: string, field = kind as string) {
  if (text.trim() === "") return invalid(field, sentences.noText[kind]);
  if (text.trim().length > longest[kind]) return invalid(field, sentences.longText[kind]);
  return isStorable(text) ? null : invalid(field, sentences.unstorable);
}

/** What is wrong with a view as one word, or null. */
export function problemOfView(view: string): Invalid | null {
  return view.length <= longestView && fromText(view) ? null : invalid("view", sentences.view);
}

/** What is wrong with a place one points at, or null. */
export function problemOfPointer(pointer: Point | null): Invalid | null {
  const isWithin = (value: number) => value >= 0 && value <= limits.side;
  if (pointer === null || (isWithin(pointer.x) && isWithin(pointer.y))) return null;
  return invalid("pointer", sentences.pointer);
}
