import type { Page } from "../store/page.ts";
import { badInput } from "./errors.ts";

const usualSize = 20;
const largestSize = 100;

/**
 * Converts a connection's arguments to a page: forwards or backwards, never both.
 *
 * @param largest maximum length of a page
 * @throws GraphQLError BAD_USER_INPUT when they contradict each other or are out of bounds
 */
export function pageFrom({ first, after, last, before }: Page, largest = largestSize): Page {
  const backwards = last != null || before != null;
  if (backwards && (first != null || after != null)) {
    throw badInput(
      'Page forwards with "first" and "after", or backwards with "last" and "before".',
    );
  }
  if (backwards) {
    const size = checkedCount("last", last ?? usualSize, largest);
    return before == null ? { last: size } : { last: size, before };
  }
  const size = checkedCount("first", first ?? usualSize, largest);
  return after == null ? { first: size } : { first: size, after };
}

/**
 * Validates a requested count.
 *
 * @throws GraphQLError BAD_USER_INPUT when it is not from 1 to `largest`
 */
export function checkedCount(name: string, count: number, largest = largestSize): number {
  if (count < 1 || count > largest) throw badInput(`"${name}" must be from 1 to ${largest}.`);
  return count;
}
