import type { CheckupProblem } from "../../../../../__generated__/relay/deskWorksQuery.graphql.ts";

/** How a problem is called in the address and on the page, why it matters, and what can be done about it for many works. */
export type ProblemWords = {
  problem: CheckupProblem;
  /** What it is called in the address. */
  name: string;
  title: string;
  /** The same in a list of choices. */
  short: string;
  why: string;
  remedy: string;
};

/** What works may want for, in the order in which it is told. */
export const problemWords: readonly ProblemWords[] = [
  {
    problem: "NO_ALT",
    name: "alt",
    title: "Pictures without alternative text",
    short: "No alternative text",
    why: "Whoever cannot see a picture hears its alternative text, and without one only that there is a picture.",
    remedy:
      "Write a text for many pictures at once from what is known of their works, or mark them as decorative.",
  },
  {
    problem: "NO_RIGHTS",
    name: "rights",
    title: "Works without rights",
    short: "No rights",
    why: "Without them nobody knows whether they may print a picture, teach with it or publish it.",
    remedy: "Give the same rights to many works at once.",
  },
  {
    problem: "NO_DATE",
    name: "date",
    title: "Works without a date",
    short: "No date",
    why: "They are left out wherever works are found by years, and come last where works are ordered by them.",
    remedy: "Open a work to write its date, even a rough one such as “19th century”.",
  },
  {
    problem: "NO_IMAGE",
    name: "image",
    title: "Works without a picture",
    short: "No picture",
    why: "Visitors come to look, and find only words.",
    remedy: "Open a work to add a picture, or withdraw many works until they have one.",
  },
  {
    problem: "DEAD_REMOTE_IMAGE",
    name: "dead",
    title: "Pictures of other sites that do not come",
    short: "Dead pictures",
    why: "They stay at another site, which did not give them when they were last asked for.",
    remedy: "Open a work to bring its picture in, or withdraw many works until they come again.",
  },
  {
    problem: "SMALL_IMAGE",
    name: "small",
    title: "Pictures too small to look at closely",
    short: "Small pictures",
    why: "Below 1,000 pixels there is nothing more to see when one comes nearer.",
    remedy: "Open a work to bring in a larger picture of the same thing.",
  },
  {
    problem: "LIKELY_DUPLICATE",
    name: "duplicate",
    title: "Likely duplicates",
    short: "Likely duplicates",
    why: "Works that have the same picture, or the same title, creators and date, may be one and the same.",
    remedy: "Look at them side by side: withdraw what is double, or say that they are different.",
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

/** The words for what the address calls a problem; undefined if it calls none so. */
export function problemNamed(name: string | undefined): ProblemWords | undefined {
  return problemWords.find((words) => words.name === name);
}
