import { setTimeout as wait } from "node:timers/promises";
import { ask, operations } from "../find/ask.ts";
import { Questions } from "../find/questions.ts";
import type { Row } from "../find/questions.ts";

/** How many visitors there are at a time. */
export const visitorCount = 8;
/** How long a visitor looks at what came before asking again: at random between these, in milliseconds. */
export const pauses = { shortest: 250, longest: 750 };

/** Networks that each visitor comes from in turn: the budget of one is for fewer visits than these without a rest. */
const networksEach = 4;

/** What visitors met while something else went on: how long answers took, and why there was none. */
export type Visits = { milliseconds: number[]; failures: string[] };

/**
 * Visitors who ask for pages and over GraphQL, one thing after the other with a pause in between, until they are told
 * to stop. One in three asks is a page; its cookies and its data are a newcomer's.
 *
 * @param paths pages that stay while works come and go
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
