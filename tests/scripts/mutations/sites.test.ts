import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { runInThisContext } from "node:vm";
import { transformSync } from "esbuild";
import { afterEach, describe, expect, it } from "vitest";
import { chooseMutations, findSites, rewrite } from "../../../scripts/mutations/sites.mjs";

const scope = globalThis as { __mutation?: (id: number) => boolean };
afterEach(() => {
  delete scope.__mutation;
});

/** A tag, in two parts because the tests' own tags are compiled. */
const tag = "graphql" + "`fragment A on B { c }`";

/** Formats the sites of a file as lines: kind, original, mutated. */
const listed = (text: string, file = "src/a.ts") =>
  findSites(file, text).map(({ kind, original, mutated }) => `${kind}: ${original} → ${mutated}`);

describe("findSites", () => {
  it("replaces operators and negates conditions", () => {
    const text = `function f() { if (a < b && !c) g = d - e ?? h; return x ? y : z; }`;
    expect(listed(text)).toEqual([
      "condition: a < b && !c → !(a < b && !c)",
      "logic: a < b && !c → (a < b) || (!c)",
      "comparison: a < b → (a) <= (b)",
      "statement: g = d - e ?? h; → ",
      "nullish: d - e ?? h → h",
      "arithmetic: d - e → (d) + (e)",
      "return: x ? y : z → undefined",
      "condition: x → !(x)",
    ]);
  });

  it.each([
    ["() => a > b", "return: a > b → !(a > b)"],
    ["(): number => a", "return: a → (a) + 1"],
    ["() => 'text'", "return: 'text' → \"\""],
    ["() => ''", "return: '' → \"mutated\""],
    ["() => [a]", "return: [a] → []"],
    ["() => ({ a })", "return: ({ a }) → {}"],
    ["() => a", "return: a → undefined"],
    ["async (): Promise<boolean> => a", "return: a → !(await (a))"],
    ["(): a is string => a", "return: a → !(a)"],
  ])("replaces the value that %s returns", (code, site) => {
    expect(listed(`const f = ${code};`)[0]).toBe(site);
  });

  it("replaces a returned element with null", () => {
    const site = 'return: <A className="a" /> → null';
    expect(listed(`const f = () => <A className="a" />;`, "src/a.tsx")).toEqual([site]);
  });

  it("removes calls and assignments", () => {
    const text = `function f() { "use strict"; a(); await b(); c.d = e; c++; throw g; }`;
    expect(listed(text)).toEqual([
      "statement: a(); → ",
      "statement: await b(); → ",
      "statement: c.d = e; → ",
      "statement: c++; → ",
    ]);
  });

  it.each([
    ["code that runs once", `import a from "b"; const c = d + e; enum F { G = 1 + 2 }`],
    ["static fields", `class A { static b = c + d; }`],
    ["types", `function f<T extends A | B>(a: T extends C ? D : E): asserts a is T {}`],
    ["conditions of loops", `function f() { while (a) {} for (;b;) {} do {} while (c) }`],
    ["a condition that is an equality, beside its operator", `if (a === b) {}`],
    [
      "null, undefined and empty values",
      `const f = () => { return null; return undefined; return []; };`,
    ],
    ["graphql tags", `const f = () => useFragment(${tag}, a);`],
    [
      "lines in a log and the call of a super class",
      `class A { constructor() { super(); this.#logger.info(""); } }`,
    ],
  ])("skips %s", (_, text) => {
    expect(listed(text)).toEqual([]);
  });
});

describe("chooseMutations", () => {
  const before = findSites(
    "src/a.ts",
    `const f = () => { a(); b(); a(); if (c) d(); e = g + h; };`,
  );
  const keys = (sites: typeof before, count = 100, seed = 1) =>
    chooseMutations(sites, count, seed).map(({ key }) => key);

  it("chooses the same mutations for the same seed and different ones for another", () => {
    expect(keys(before)).toEqual(keys(before));
    expect(keys(before, 3)).toEqual(keys(before).slice(0, 3));
    expect(new Set(keys(before)).size).toBe(before.length);
    expect(keys(before, 3, 2)).not.toEqual(keys(before, 3));
  });

  it("ranks sites independently of other code", () => {
    const others = findSites("src/b.ts", "const f = () => { a(); };");
    const changed = findSites(
      "src/a.ts",
      `const f = () => { i(); a(); b(); a(); if (c) d(); e = g + h; };`,
    );
    const own = new Set(keys(before));
    expect(keys([...others, ...changed]).filter((key) => own.has(key))).toEqual(keys(before));
  });
});

describe("rewrite", () => {
  const program = `
    async function* numbers(list?: { n: number }[]) {
      for (const one of list ?? [{ n: 1 }]) yield (await one).n * 2 as number;
    }
    class Counter {
      #count = 0;
      step: number = 1;
      add = (by = this.step + 0) => (this.#count += by);
      get isZero(): boolean { return this.#count === 0 || !(#count in this); }
    }
    export async function run() {
      const counter = new Counter();
      const trail: unknown[] = [];
      if (counter.isZero) if (trail.length > 0) trail.push("never"); else trail.push("else");
      counter.add();
      for await (const n of numbers([{ n: 2 }, { n: 3 }])) trail.push(n > 5 && n < 7 ? "six" : n);
      const { isZero } = counter;
      const item = <p title={isZero ? "a" : "b"}>{isZero || trail.length}</p>;
      trail.push(isZero, [1, 2].map((n) => ({ n: n + 1 }))[0]?.n, item);
      return trail;
    }`;
  const sites = findSites("src/a.tsx", program);
  const rewritten = rewrite(
    program,
    sites.map((site, id) => ({ site, id })),
  );

  /** Returns the result of a program, or the error it throws. */
  async function outcome(text: string): Promise<string> {
    const code = `const element = (...all) => all; ${text}`;
    const options = { loader: "tsx", jsxFactory: "element", globalName: "program" } as const;
    const compiled = transformSync(code, { ...options, format: "iife" });
    const running: Promise<unknown> = runInThisContext(`${compiled.code}; program.run()`);
    return running.then(JSON.stringify, String);
  }

  it("changes nothing while no mutation is active", async () => {
    expect(await outcome(rewritten)).toBe(await outcome(program));
    scope.__mutation = () => false;
    expect(await outcome(rewritten)).toBe(await outcome(program));
  });

  it.each(sites.map((site, id) => ({ ...site, id })))(
    "$kind of $original: runs like the source with that mutation",
    async ({ id, node, kind, mutated }) => {
      const changed = kind === "statement" ? ";" : `(${mutated})`;
      const source = program.slice(0, node.getStart()) + changed + program.slice(node.end);
      scope.__mutation = (asked) => asked === id;
      expect(await outcome(rewritten)).toBe(await outcome(source));
    },
  );

  it("produces code that esbuild parses, for every twentieth source file", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
      .filter((_, place) => place % 20 === 0);
    for (const file of files.map((name) => path.join("src", name))) {
      const text = readFileSync(file, "utf8");
      const all = findSites(file, text).map((site, id) => ({ site, id }));
      const loader = file.endsWith("x") ? "tsx" : "ts";
      expect(() => transformSync(rewrite(text, all), { loader }), file).not.toThrow();
    }
  });
});
