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

/** A making that ends when the test says so. */
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

describe("public-answers: keeping answers", () => {
  it("makes an answer once, with its tag and its packed form", async () => {
    const answers = new PublicAnswers(hearing);
    const first = await answers.give("a", async () => shared("x".repeat(5000)));
    const again = await answers.give("a", never);
    expect(again).toBe(first);
    expect(again.etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(again.packed("br")).toBe(first.packed("br"));
    expect((await answers.give("b", async () => shared("b"))).etag).not.toBe(first.etag);
  });

  it("makes it anew when everything was forgotten, and when it is wanted fresh", async () => {
    const answers = new PublicAnswers(hearing);
    await answers.give("a", async () => shared("1"));
    expect((await answers.give("a", async () => shared("2"), true)).text).toBe("2");
    expect((await answers.give("a", never)).text).toBe("2");
    answers.clear();
    expect(answers.bytes).toBe(0);
    expect((await answers.give("a", async () => shared("3"))).text).toBe("3");
  });

  it("keeps its date when one that is wanted fresh is the same", async () => {
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

  it("makes it for whoever asks while changes are not told, and keeps what is made when they are again", async () => {
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

  it("never gives one visitor what was made for another", async () => {
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

  it("lets nobody wait for what is known to be for one visitor alone", async () => {
    const answers = new PublicAnswers(hearing);
    await answers.give("mine", async () => personal("Ann's"));
    const slow = making();
    const waiting = answers.give("mine", slow.make);
    expect((await answers.give("mine", async () => personal("Bob's"))).text).toBe("Bob's");
    slow.end(personal("Cy's"));
    expect((await waiting).text).toBe("Cy's");
  });

  it("does not keep a failure, and tells it to nobody else", async () => {
    const answers = new PublicAnswers(hearing);
    const failing = making();
    const first = answers.give("a", failing.make);
    const second = answers.give("a", async () => shared("well"));
    failing.fail(new Error("The database is away."));
    await expect(first).rejects.toThrow("away");
    expect((await second).text).toBe("well");
    expect((await answers.give("a", never)).text).toBe("well");
  });
  it("keeps what it has, and lets others wait for one making, although a request is refused", async () => {
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

describe("public-answers: answers under way", () => {
  it("are shared by all who ask meanwhile", async () => {
    const answers = new PublicAnswers(hearing);
    const one = making();
    const asked = Array.from({ length: 20 }, () => answers.give("a", one.make));
    one.end(shared("a"));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(one.make).toHaveBeenCalledOnce();
  });

  it("are not kept, nor given to those who ask later, when something changed since they began", async () => {
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

  it("do not take the place of one that was begun later", async () => {
    const answers = new PublicAnswers(hearing);
    const slow = making();
    const first = answers.give("a", slow.make);
    await answers.give("a", async () => shared("newer"), true);
    slow.end(shared("older"));
    expect((await first).text).toBe("older");
    expect((await answers.give("a", never)).text).toBe("newer");
  });

  it("have no date when something changed since they began: the next one may have the same", async () => {
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

describe("public-answers: the room for answers", () => {
  it("goes to those asked for last", async () => {
    const answers = new PublicAnswers(hearing, 10_000);
    const text = "x".repeat(4000);
    await answers.give("a", async () => shared(text));
    await answers.give("b", async () => shared(text));
    await answers.give("a", never);
    await answers.give("c", async () => shared(text));
    await answers.give("a", never);
    await expect(answers.give("b", never)).rejects.toThrow("Nobody");
  });

  it("is not taken by an answer larger than all of it", async () => {
    const answers = new PublicAnswers(hearing, 10_000);
    expect((await answers.give("a", async () => shared("x".repeat(20_000)))).status).toBe(200);
    expect(answers.bytes).toBe(0);
  });

  it("counts packed forms too", async () => {
    const answers = new PublicAnswers(hearing);
    const answer = await answers.give("a", async () => shared("x".repeat(5000)));
    const before = answers.bytes;
    const { length } = await answer.packed("gzip");
    expect(answers.bytes).toBe(before + length);
    answers.clear();
    await answer.packed("br");
    expect(answers.bytes).toBe(0);
  });

  it("is never exceeded, whatever is asked and forgotten, and nothing kept is out of date", async () => {
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
