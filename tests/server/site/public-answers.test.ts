import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Made } from "../../../src/server/site/answer.ts";
import { PublicAnswers } from "../../../src/server/site/public-answers.ts";

const headers = { "content-type": "text/plain" };
const shared = (text: string): Made => ({ text, headers, shared: true });
const personal = (text: string): Made => ({ text, headers, shared: false });

type AskStep = {
  kind: "ask";
  key: number;
  length: number;
  shared: boolean;
  fresh: boolean;
  pack: boolean;
};

const askStep: fc.Arbitrary<AskStep> = fc.record({
  kind: fc.constant("ask"),
  key: fc.integer({ min: 0, max: 4 }),
  length: fc.integer({ min: 0, max: 6000 }),
  shared: fc.boolean(),
  fresh: fc.boolean(),
  pack: fc.boolean(),
});

/** A render operation that ends when the test ends it. */
function making() {
  let end: (made: Made) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const made = new Promise<Made>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const make = vi.fn(() => made);
  return { make, end, fail };
}

const hearing = () => true;
const never = () => Promise.reject(new Error("Nobody should have made this."));

describe("public-answers: caching answers", () => {
  it("computes an answer once, with its tag and compressed form", async () => {
    const answers = new PublicAnswers(hearing);
    const first = await answers.give("a", async () => shared("x".repeat(5000)));
    const again = await answers.give("a", never);
    expect(again).toBe(first);
    expect(again.etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(again.packed("br")).toBe(first.packed("br"));
    expect((await answers.give("b", async () => shared("b"))).etag).not.toBe(first.etag);
  });

  it("recomputes an answer after clear() and when a fresh one is requested", async () => {
    const answers = new PublicAnswers(hearing);
    await answers.give("a", async () => shared("1"));
    expect((await answers.give("a", async () => shared("2"), true)).text).toBe("2");
    expect((await answers.give("a", never)).text).toBe("2");
    answers.clear();
    expect(answers.bytes).toBe(0);
    expect((await answers.give("a", async () => shared("3"))).text).toBe("3");
  });

  it("keeps the date of an answer if a fresh one is equal", async () => {
    const answers = new PublicAnswers(hearing);
    const at = (text: string, minute: number) => async () => ({
      ...shared(text),
      modified: new Date(Date.UTC(2040, 0, 1, 0, minute)),
    });
    const first = await answers.give("a", at("1", 1));
    expect((await answers.give("a", at("1", 2), true)).modified).toBe(first.modified);
    const other = await answers.give("a", at("2", 3), true);
    expect(other.modified).toBe(Date.UTC(2040, 0, 1, 0, 3, 1));
    expect((await answers.give("a", never)).modified).toBe(other.modified);
  });

  it("does not cache while change events are unavailable, and caches again afterwards", async () => {
    let isHearing = true;
    const answers = new PublicAnswers(() => isHearing);
    await answers.give("a", async () => shared("1"));
    isHearing = false;
    expect((await answers.give("a", async () => shared("2"))).text).toBe("2");
    expect((await answers.give("a", async () => shared("3"))).text).toBe("3");
    isHearing = true;
    answers.clear();
    expect((await answers.give("a", async () => shared("4"))).text).toBe("4");
    expect((await answers.give("a", never)).text).toBe("4");
  });

  it("never gives one visitor a personal answer of another", async () => {
    const answers = new PublicAnswers(hearing);
    const ann = making();
    const given = [answers.give("mine", ann.make)];
    given.push(answers.give("mine", async () => personal("Bob's")));
    ann.end(personal("Ann's"));
    given.push(answers.give("mine", async () => personal("Cy's")));
    const texts = (await Promise.all(given)).map(({ text }) => text);
    expect(texts).toEqual(["Ann's", "Bob's", "Cy's"]);
    expect((await answers.give("mine", async () => personal("Dee's"))).text).toBe("Dee's");
  });

  it("does not make requests for a personal answer wait for each other", async () => {
    const answers = new PublicAnswers(hearing);
    await answers.give("mine", async () => personal("Ann's"));
    const slow = making();
    const waiting = answers.give("mine", slow.make);
    expect((await answers.give("mine", async () => personal("Bob's"))).text).toBe("Bob's");
    slow.end(personal("Cy's"));
    expect((await waiting).text).toBe("Cy's");
  });

  it("does not cache or share a failure", async () => {
    const answers = new PublicAnswers(hearing);
    const failing = making();
    const first = answers.give("a", failing.make);
    const second = answers.give("a", async () => shared("well"));
    failing.fail(new Error("The database is away."));
    await expect(first).rejects.toThrow("away");
    expect((await second).text).toBe("well");
    expect((await answers.give("a", never)).text).toBe("well");
  });
  it("keeps cached answers and shared computations after a request is rejected", async () => {
    const answers = new PublicAnswers(hearing);
    const refused = async (): Promise<Made> => ({ ...personal("too much"), status: 429 });
    await answers.give("a", async () => shared("well"));
    expect((await answers.give("a", refused, true)).status).toBe(429);
    expect((await answers.give("a", never)).text).toBe("well");
    await answers.give("b", refused);
    const one = making();
    const asked = [answers.give("b", one.make), answers.give("b", never)];
    one.end(shared("b"));
    for (const { text } of await Promise.all(asked)) expect(text).toBe("b");
  });
});

describe("public-answers: pending answers", () => {
  it("are shared by all concurrent requests", async () => {
    const answers = new PublicAnswers(hearing);
    const one = making();
    const asked = Array.from({ length: 20 }, () => answers.give("a", one.make));
    one.end(shared("a"));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(one.make).toHaveBeenCalledOnce();
  });

  it("are neither cached nor shared with later requests after a change", async () => {
    const answers = new PublicAnswers(hearing);
    const before = making();
    const first = answers.give("a", before.make);
    answers.clear();
    const after = making();
    const second = answers.give("a", after.make);
    before.end(shared("before"));
    expect((await first).text).toBe("before");
    const third = answers.give("a", never);
    after.end(shared("after"));
    expect((await second).text).toBe("after");
    expect((await third).text).toBe("after");
    expect((await answers.give("a", never)).text).toBe("after");
  });

  it("do not replace an answer that was started later", async () => {
    const answers = new PublicAnswers(hearing);
    const slow = making();
    const first = answers.give("a", slow.make);
    await answers.give("a", async () => shared("newer"), true);
    slow.end(shared("older"));
    expect((await first).text).toBe("older");
    expect((await answers.give("a", never)).text).toBe("newer");
  });

  it("have no date after a change, because the next answer may have the same one", async () => {
    const answers = new PublicAnswers(hearing);
    const modified = new Date(Date.UTC(2040, 0, 1));
    const before = making();
    const asked = [answers.give("a", before.make), answers.give("a", never)];
    answers.clear();
    const after = await answers.give("a", async () => ({ ...shared("after"), modified }));
    before.end({ ...shared("before"), modified });
    for (const { text, status, modified: date } of await Promise.all(asked)) {
      expect({ text, status, date }).toEqual({ text: "before", status: 200, date: null });
    }
    expect(after.modified).toBe(Date.UTC(2040, 0, 1, 0, 0, 1));
    expect(await answers.give("a", never)).toBe(after);
  });
});

describe("public-answers: the memory for answers", () => {
  it("keeps the most recently used answers", async () => {
    const answers = new PublicAnswers(hearing, 10_000);
    const text = "x".repeat(4000);
    await answers.give("a", async () => shared(text));
    await answers.give("b", async () => shared(text));
    await answers.give("a", never);
    await answers.give("c", async () => shared(text));
    await answers.give("a", never);
    await expect(answers.give("b", never)).rejects.toThrow("Nobody");
  });

  it("does not store an answer that is larger than the limit", async () => {
    const answers = new PublicAnswers(hearing, 10_000);
    expect((await answers.give("a", async () => shared("x".repeat(20_000)))).status).toBe(200);
    expect(answers.bytes).toBe(0);
  });

  it("includes compressed forms", async () => {
    const answers = new PublicAnswers(hearing);
    const answer = await answers.give("a", async () => shared("x".repeat(5000)));
    const before = answers.bytes;
    const { length } = await answer.packed("gzip");
    expect(answers.bytes).toBe(before + length);
    answers.clear();
    await answer.packed("br");
    expect(answers.bytes).toBe(0);
  });

  it("never exceeds the limit or serves outdated answers, in any order of requests and changes", async () => {
    const step = fc.oneof(
      { arbitrary: askStep, weight: 8 },
      { arbitrary: fc.constant({ kind: "change" as const }), weight: 1 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.scheduler(), async (steps, s) => {
        const answers = new PublicAnswers(hearing, 12_000);
        let version = 0;
        async function ask(one: AskStep) {
          const since = version;
          const make = async (): Promise<Made> => {
            const text = `${version} ${one.key} ${"x".repeat(one.length)}`;
            await s.schedule(Promise.resolve());
            return { text, headers, shared: one.shared };
          };
          const answer = await answers.give(`${one.key}`, make, one.fresh);
          const [made, key] = answer.text.split(" ");
          expect(Number(made)).toBeGreaterThanOrEqual(since);
          expect(key).toBe(`${one.key}`);
          if (one.pack) await answer.packed("gzip");
          expect(answers.bytes).toBeLessThanOrEqual(12_000);
          expect(answers.bytes).toBeGreaterThanOrEqual(0);
        }
        async function run() {
          const asked: Promise<void>[] = [];
          for (const one of steps) {
            await s.schedule(Promise.resolve());
            if (one.kind === "ask") asked.push(ask(one));
            else {
              version += 1;
              answers.clear();
            }
          }
          await Promise.all(asked);
        }
        await s.waitFor(run());
      }),
      { numRuns: 100 },
    );
  });
});
