import { setTimeout as wait } from "node:timers/promises";
import { ask, operations } from "../find/ask.ts";
import { Questions } from "../find/questions.ts";
import type { Row } from "../find/questions.ts";

/** Number of concurrent visitors. */
export const visitorCount = 8;
/** Range of the random pause between a visitor's requests, in milliseconds. */
export const pauses = { shortest: 250, longest: 750 };

/** Number of networks that each visitor alternates between: the rate limit of one would not suffice. */
const networksEach = 4;

/** Response times and failures that visitors met. */
export type Visits = { milliseconds: number[]; failures: string[] };

/**
 * Starts visitors who request pages and GraphQL, with a pause after each response, until `stop` is called. One of three
 * requests is a page; its cookies and its data are those of a new visitor.
 *
 * @param paths pages that remain while works are added and removed
 */
export function startVisitors(
  url: string,
  paths: readonly string[],
  rows: Row[],
): { stop(): Promise<Visits> } {
  const visits: Visits = { milliseconds: [], failures: [] };
  let stopping = false;
  const visit = async (number: number) => {
    const questions = new Questions(rows, number + 1);
    await wait(Math.random() * pauses.longest);
    for (let turn = number; !stopping; turn += 1) {
      const begun = performance.now();
      try {
        await askOne(url, paths, questions, turn, number);
        visits.milliseconds.push(performance.now() - begun);
      } catch (problem) {
        visits.failures.push(String(problem));
      }
      const { shortest, longest } = pauses;
      await wait(shortest + Math.random() * (longest - shortest));
    }
  };
  const all = Array.from({ length: visitorCount }, (_, number) => visit(number));
  return {
    async stop() {
      stopping = true;
      await Promise.all(all);
      return visits;
    },
  };
}

async function askOne(
  url: string,
  paths: readonly string[],
  questions: Questions,
  turn: number,
  number: number,
) {
  const network = 1 + number + visitorCount * (turn % networksEach);
  const from = { "x-forwarded-for": `198.51.100.${network}` };
  if (turn % 3 === 0) {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? "/";
    const answer = await fetch(`${url}${path}`, { headers: { accept: "text/html", ...from } });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  } else if (turn % 3 === 1) {
    await ask(url, operations.page, questions.page(), from);
  } else {
    await ask(url, operations.facets, questions.selection(), from);
  }
}
