import { Observable, type FetchFunction } from "relay-runtime";
import { pageIds, type FirstAnswer } from "../../page/page.ts";

/** The answers that came with the page; null on a page that came without any. */
export function readFirstAnswers(): FirstAnswer[] | null {
  const text = document.getElementById(pageIds.answers)?.textContent;
  return text ? (JSON.parse(text) as FirstAnswer[]) : null;
}

/**
 * A way to the server that knows some answers beforehand: each is given once, at once, without a
 * request. Whoever asks again asks the server.
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
  // What is undefined is not sent, and so is not in the page's text either.
  return `${id}:${JSON.stringify(variables)}`;
}
