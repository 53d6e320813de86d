import { Observable, type CacheConfig, type RequestParameters } from "relay-runtime";
import { afterEach, expect, it } from "vitest";
import { answerFirst, readFirstAnswers } from "../../../src/client/page/first-answers.ts";

afterEach(() => document.body.replaceChildren());

const parameters = (id: string) => ({ id }) as RequestParameters;

/** Returns the synchronous response, if any. */
function answered(fetch: ReturnType<typeof answerFirst>, id: string, variables = {}) {
  let answer: unknown = null;
  Observable.from(fetch(parameters(id), variables, {} as CacheConfig)).subscribe({
    next: (value) => (answer = value),
  });
  return answer;
}

it("first-answers: returns a response embedded in the page at once, and only once", () => {
  const own = { data: { site: { title: "Atlas" } } };
  const asked: string[] = [];
  const fetch = answerFirst([{ id: "a", variables: { slug: "x" }, answer: own }], ({ id }) => {
    asked.push(String(id));
    return Observable.from({ data: {} });
  });
  expect(answered(fetch, "a", { slug: "x" })).toBe(own);
  expect(asked).toEqual([]);
  expect(answered(fetch, "a", { slug: "x" })).not.toBe(own);
  expect(asked).toEqual(["a"]);
});

it("first-answers: queries the server for other variables", () => {
  const fetch = answerFirst([{ id: "a", variables: { slug: "x" }, answer: { data: {} } }], () =>
    Observable.from({ data: { fromServer: true } }),
  );
  expect(answered(fetch, "a", { slug: "y" })).toEqual({ data: { fromServer: true } });
});

it("first-answers: reads the responses embedded in a page, or null without any", () => {
  expect(readFirstAnswers()).toBeNull();
  const block = Object.assign(document.createElement("script"), {
    type: "application/json",
    id: "first-answers",
    textContent: '[{"id":"a","variables":{},"answer":{"data":{"t":"\\u003c/script>"}}}]',
  });
  document.body.append(block);
  expect(readFirstAnswers()?.[0]?.answer.data).toEqual({ t: "</script>" });
});
