import type { CheckupProblem } from "../../../../../__generated__/relay/deskWorksQuery.graphql.ts";

/** Texts of an issue: its name in the URL and on the page, why it matters, and how to fix it for many works. */
export type ProblemWords = {
  problem: CheckupProblem;
  /** Its name in the URL. */
  name: string;
  title: string;
  /** A shorter title, for lists of options. */
  short: string;
  why: string;
  remedy: string;
};

/** All issues, in display order. */
export const problemWords: readonly ProblemWords[] = [
  {
    problem: "NO_ALT",
    name: "alt",
    title: "Pictures without alternative text",
    short: "No alternative text",
    why: "People who cannot see a picture hear its alternative text instead.",
    remedy: "Write a text for many pictures at once, or mark them as decorative.",
  },
  {
    problem: "NO_RIGHTS",
    name: "rights",
    title: "Works without rights",
    short: "No rights",
    why: "Visitors cannot tell whether they may reuse a picture.",
    remedy: "Give the same rights to many works at once.",
  },
  {
    problem: "NO_DATE",
    name: "date",
    title: "Works without a date",
    short: "No date",
    why: "Searches by year leave these works out, and lists by date show them last.",
    remedy: "Open a work to enter its date, even an approximate one such as “19th century”.",
  },
  {
    problem: "NO_IMAGE",
    name: "image",
    title: "Works without a picture",
    short: "No picture",
    why: "Visitors see only text.",
    remedy: "Open a work to add a picture, or withdraw many works.",
  },
  {
    problem: "DEAD_REMOTE_IMAGE",
    name: "dead",
    title: "Pictures of other sites that do not come",
    short: "Dead pictures",
    why: "Another site has these pictures and did not send them when this site last asked.",
    remedy: "Open a work to add its picture, or withdraw many works.",
  },
  {
    problem: "SMALL_IMAGE",
    name: "small",
    title: "Pictures too small to look at closely",
    short: "Small pictures",
    why: "Pictures below 1,000 pixels show no more detail when enlarged.",
    remedy: "Open a work to add a larger picture.",
  },
  {
    problem: "LIKELY_DUPLICATE",
    name: "duplicate",
    title: "Likely duplicates",
    short: "Likely duplicates",
    why: "Works with the same picture, or the same title, creators and date, may be the same work.",
    remedy: "Compare them side by side: withdraw duplicates, or say that they are different.",
  },
  {
    problem: "NOT_INDEXED",
    name: "not-indexed",
    title: "Works missing from search",
    short: "Missing from search",
    why: "The search index could not process these works, so they do not appear in search results or lists.",
    remedy: "Open a work and shorten or correct its texts. The log names the error.",
  },
];

/** Returns the issue with a name from the URL; undefined if there is none. */
export function problemNamed(name: string | undefined): ProblemWords | undefined {
  return problemWords.find((words) => words.name === name);
}
