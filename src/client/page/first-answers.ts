import { Observable, type FetchFunction } from "relay-runtime";
import { pageIds, type FirstAnswer } from "../../page/page.ts";

/** Returns the query responses that are part of the page; null if it has none. */
export function readFirstAnswers(): FirstAnswer[] | null {
  const text = document.getElementById(pageIds.answers)?.textContent;
  return text ? (JSON.parse(text) as FirstAnswer[]) : null;
}

/**
 * Wraps a fetch function so that it returns each preloaded response once, synchronously and without a request. A
 * repeated query goes to the server.
 */
export function answerFirst(answers: readonly FirstAnswer[], ask: FetchFunction): FetchFunction {
  const waiting = new Map(answers.map((first) => [keyOf(first.id, first.variables), first.answer]));
  return (parameters, variables, cacheConfig, ...rest) => {
    const key = keyOf(parameters.id, variables);
    const answer = waiting.get(key);
    if (!answer) return ask(parameters, variables, cacheConfig, ...rest);
    waiting.delete(key);
    return Observable.from(answer);
  };
}

function keyOf(id: string | null | undefined, variables: object): string {
  // Undefined variables are not serialized, so the page's JSON lacks them too.
  return `${id}:${JSON.stringify(variables)}`;
}
