import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { GraphQLError } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOnce } from "../../../src/server/graphql/once.ts";
import { openPglite } from "../../support/database.ts";

let opened: Awaited<ReturnType<typeof openPglite>>;

beforeAll(async () => {
  opened = await openPglite();
});
afterAll(() => opened.close());

/** Sends a change with this response twice; returns the last response and the number of executions. */
async function sentTwice(answered: object) {
  const { db } = opened.store;
  const text = JSON.stringify(answered);
  const headers = { "content-type": "application/json" };
  const sent = { key: randomUUID(), sender: "", body: text };
  let made = 0;
  const make = async () => {
    made += 1;
    return { made: { text, status: 200, headers, shared: false }, cookies: [] };
  };
  let stored = 0;
  const making = {
    make,
    admit: <T>(task: () => Promise<T>) => task(),
    onStored: async (bytes: number) => void (stored += bytes),
  };
  await answerOnce(db, sent, making);
  const answer = await answerOnce(db, sent, making);
  return { text, answer: answer.made, made, stored };
}

const withSlides = (slides: object[]) => ({ data: { addBlock: { block: { slides } } } });

test("once: a change that was rejected because of overload is executed when it is sent again", async () => {
  const errors = [{ message: "Busy.", extensions: { code: "OVERLOADED" } }];
  expect((await sentTwice({ data: { signUp: null }, errors })).made).toBe(2);
  const half = { data: { addBlock: { block: null }, signUp: null }, errors };
  expect((await sentTwice(half)).made).toBe(1);
});

test("once: a repeated change gets the stored response, even a long one, which is stored compressed", async () => {
  const slides = Array.from({ length: 500 }, (_, at) => ({
    key: `slide-${at}`,
    caption: "A map of the poles, ".repeat(10),
    cuts: Array.from({ length: 6 }, (_cut, size) => `/iiif/image/${"0".repeat(64)}/${at}/${size}`),
  }));
  const { text, answer, made, stored } = await sentTwice(withSlides(slides));
  expect(text.length).toBeGreaterThan(300_000);
  expect([made, answer.status, answer.text === text]).toEqual([1, 200, true]);
  expect(stored).toBeLessThan(64 * 1024);
});

test("once: of a response above 64 KB only its success is stored, and a repetition gets status 409", async () => {
  const caption = randomBytes(70_000).toString("base64");
  const { answer, made, stored } = await sentTwice(withSlides([{ caption }]));
  expect([made, answer.status]).toEqual([1, 409]);
  expect(answer.text).toContain("This was done before. Load the page again.");
  const { rows } = await opened.store.db.execute<{ bytes: number }>(
    sql`SELECT max(length(answer)) AS bytes FROM answered_change`,
  );
  expect(rows[0]?.bytes).toBeLessThan(64 * 1024);
  expect(stored).toBeLessThan(1_000);
});

test("once: five requests wait for the response to a change, and further ones get IN_PROGRESS", async () => {
  const { db } = opened.store;
  const sent = { key: randomUUID(), sender: "", body: "{}" };
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const making = {
    make: async () => {
      await finished;
      const made = { text: '{"data":{}}', status: 200, headers: {}, shared: false };
      return { made, cookies: [] };
    },
    admit: <T>(task: () => Promise<T>) => task(),
    onStored: async () => undefined,
  };
  const outcomes: unknown[] = [];
  const all = Array.from({ length: 9 }, async () => {
    const answered = answerOnce(db, sent, making);
    const outcome = answered.then(
      ({ made }) => made.status,
      (error: GraphQLError) => error.extensions.code,
    );
    outcomes.push(await outcome);
  });
  const refused = Array.from({ length: 3 }, () => "IN_PROGRESS");
  await expect.poll(() => outcomes).toEqual(refused);
  finish();
  await Promise.all(all);
  expect(outcomes).toEqual([...refused, ...Array.from({ length: 6 }, () => 200)]);
});
