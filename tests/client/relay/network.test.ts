import type { RequestParameters, Variables } from "relay-runtime";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { backOff } from "../../../src/client/relay/back-off.ts";
import { ConnectionStatus } from "../../../src/client/relay/connection-status.ts";
import { createFetch } from "../../../src/client/relay/network.ts";
import { RequestProblem } from "../../../src/client/relay/problems.ts";
import { eventually } from "../../support/eventually.ts";

const query = parameters("query");

function parameters(operationKind: "query" | "mutation"): RequestParameters {
  return { id: "abc", name: "someQuery", operationKind, text: null, metadata: {} } as never;
}

type Answer = Response | Error | Promise<Response>;

function setUp(answer: Answer | ((signal: AbortSignal) => Promise<Response>)) {
  const status = new ConnectionStatus();
  const asked: { address: string; init: RequestInit }[] = [];
  const reload = vi.fn();
  const onSessionEnded = vi.fn();
  const wait = vi.fn(async () => {});
  const fetch = createFetch({
    endpoint: "/graphql",
    status,
    reload,
    wait,
    onSessionEnded,
    fetch: async (address, init) => {
      asked.push({ address: String(address), init: init ?? {} });
      if (answer instanceof Error) throw answer;
      return typeof answer === "function" ? answer(init?.signal as AbortSignal) : answer;
    },
  });
  const ask = (request = query, variables: Variables = {}, metadata = {}) =>
    observe(fetch(request, variables, { metadata }) as never);
  return { ask, asked, status, reload, wait, onSessionEnded };
}

type Observable = {
  subscribe(observer: object): { unsubscribe(): void };
};

function observe(observable: Observable) {
  let stop = () => {};
  const settled = new Promise<unknown>((resolve, reject) => {
    const { unsubscribe } = observable.subscribe({ next: resolve, error: reject });
    stop = unsubscribe;
  });
  return { settled, stop };
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

async function problemOf(settled: Promise<unknown>): Promise<RequestProblem> {
  const problem = await settled.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof RequestProblem)) throw new Error(`No problem but ${String(problem)}`);
  return problem;
}

beforeEach(() => sessionStorage.clear());

describe("network: requests", () => {
  it("a response from the service worker's offline data does not count as a sign of the server", async () => {
    const kept = json({ data: { a: 1 } }, { headers: { "vitrine-kept": "taken" } });
    const { ask, status } = setUp(kept);
    expect(await ask().settled).toMatchObject({ data: { a: 1 } });
    expect(status.current.online).toBe(false);
  });

  it("a persisted query uses GET, so that caches can serve it", async () => {
    const { ask, asked } = setUp(json({ data: {} }));
    await ask(query, { slug: "a b" }).settled;
    expect(asked[0]?.init.method).toBe("GET");
    const { pathname, searchParams } = new URL(asked[0]?.address ?? "", "http://site");
    expect(pathname).toBe("/graphql");
    expect(Object.fromEntries(searchParams)).toEqual({ id: "abc", variables: '{"slug":"a b"}' });
  });

  it("a mutation outlives its page unless it is too large for keepalive", async () => {
    const { ask, asked } = setUp(() => Promise.resolve(json({ data: {} })));
    await ask(parameters("mutation"), { a: 1 }).settled;
    await ask(parameters("mutation"), { a: "a".repeat(9000) }).settled;
    await ask(query, { a: "a".repeat(3000) }).settled;
    expect(asked.map(({ init }) => init.keepalive)).toEqual([true, false, false]);
  });

  it("a mutation and a query too long for a URL use POST", async () => {
    const { ask, asked } = setUp(() => Promise.resolve(json({ data: {} })));
    await ask(parameters("mutation"), { a: 1 }).settled;
    await ask(query, { search: "x".repeat(2000) }).settled;
    expect(asked.map(({ init, address }) => [init.method, address])).toEqual([
      ["POST", "/graphql"],
      ["POST", "/graphql"],
    ]);
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ id: "abc", variables: { a: 1 } });
  });

  it("a mutation sends its idempotency key", async () => {
    const { ask, asked } = setUp(() => Promise.resolve(json({ data: {} })));
    await ask(parameters("mutation"), {}, { idempotencyKey: "0123456789abcdef" }).settled;
    await ask(parameters("mutation")).settled;
    const keys = asked.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
    expect(keys).toEqual(["0123456789abcdef", null]);
  });

  it("a request is aborted when its subscription ends", async () => {
    let signal: AbortSignal | undefined;
    const { ask, status } = setUp((given) => {
      signal = given;
      return new Promise(() => {});
    });
    const { stop } = ask();
    stop();
    expect(signal?.aborted).toBe(true);
    expect(status.current.online).toBe(true);
  });
});

describe("network: responses", () => {
  it("errors of single fields are returned with the data", async () => {
    const body = { data: { site: null }, errors: [{ message: "No", path: ["site"] }] };
    expect(await setUp(json(body)).ask().settled).toEqual(body);
  });

  it("a response without data fails with its error codes and request id", async () => {
    const errors = [{ message: "Broken.", extensions: { code: "INTERNAL", requestId: "r7" } }];
    const { ask, status } = setUp(json({ data: null, errors }, { status: 500 }));
    const problem = await problemOf(ask().settled);
    expect(problem).toMatchObject({
      kind: "refused",
      message: "Broken.",
      codes: ["INTERNAL"],
      requestId: "r7",
    });
    expect(status.current.online).toBe(true);
  });

  it("an error quotes a response that is not GraphQL", async () => {
    const page = new Response("<h1>Bad gateway</h1>", { status: 502 });
    const { ask, status } = setUp(page);
    const problem = await problemOf(ask().settled);
    expect(problem).toMatchObject({ kind: "status", status: 502 });
    expect(problem.message).toContain("Bad gateway");
    expect(status.current.online).toBe(false);
  });

  it.each([["a page"], ["[]"], ["7"], ['{"hello":1}'], ['{"errors":"no"}'], [""]])(
    "%j is not a valid response",
    async (text) => {
      const problem = await problemOf(setUp(new Response(text)).ask().settled);
      expect(problem.kind).toBe("body");
    },
  );
});

describe("network: an overloaded server", () => {
  const errors = [{ message: "Busy.", extensions: { code: "OVERLOADED" } }];
  const busy = () => json({ errors }, { status: 503, headers: { "retry-after": "2" } });

  it("receives the request again after its retry-after delay", async () => {
    const answers = [busy(), busy(), json({ data: { a: 1 } })];
    const { ask, asked, wait } = setUp(async () => answers.shift() ?? Response.error());
    const metadata = { idempotencyKey: "0123456789abcdef" };
    const { settled } = ask(parameters("mutation"), {}, metadata);
    expect(await settled).toMatchObject({ data: { a: 1 } });
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ init }) => JSON.stringify(init.headers))).size).toBe(1);
    const attempts = (wait.mock.calls as unknown as [number][]).map(([attempt]) => attempt);
    expect(attempts).toHaveLength(2);
    for (const attempt of attempts) expect(backOff(attempt, 0)).toBeGreaterThanOrEqual(2000);
  });

  it("receives at most four requests and then counts as unreachable", async () => {
    const { ask, asked, status } = setUp(async () => busy());
    expect(await problemOf(ask().settled)).toMatchObject({
      kind: "status",
      codes: ["OVERLOADED"],
      message: "Busy.",
      isTransport: true,
    });
    expect(asked).toHaveLength(4);
    expect(status.current.online).toBe(false);
  });

  it("receives no retry while its database is unavailable", async () => {
    const away = [{ message: "Away.", extensions: { code: "UNAVAILABLE" } }];
    const { ask, asked, status } = setUp(async () => json({ errors: away }, { status: 503 }));
    expect(await problemOf(ask().settled)).toMatchObject({ kind: "status", message: "Away." });
    expect(asked).toHaveLength(1);
    expect(status.current.online).toBe(false);
  });

  it("receives no retry when the response contains data", async () => {
    const told = json({ data: { presentView: null }, errors });
    const { ask, asked } = setUp(told);
    await ask().settled;
    expect(asked).toHaveLength(1);
  });
});

describe("network: connectivity", () => {
  it("the status is offline after a failed request and online after the next response", async () => {
    let up = false;
    const { ask, status } = setUp(() =>
      up ? Promise.resolve(json({ data: {} })) : Promise.reject(new TypeError("Failed to fetch")),
    );
    expect((await problemOf(ask().settled)).kind).toBe("unreachable");
    expect(status.current.online).toBe(false);
    up = true;
    await ask().settled;
    expect(status.current.online).toBe(true);
  });

  it("a timeout is distinguished from a network failure", async () => {
    const { ask } = setUp(new DOMException("Too long", "TimeoutError"));
    expect((await problemOf(ask().settled)).kind).toBe("timeout");
  });

  it("an unknown persisted query reloads the page once, and never again", async () => {
    const errors = [{ message: "Unknown", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }];
    const { ask, reload } = setUp(() => Promise.resolve(json({ errors }, { status: 404 })));
    ask();
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
    expect((await problemOf(ask().settled)).kind).toBe("refused");
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("network: an ended session", () => {
  const errors = [{ message: "Sign in.", extensions: { code: "SESSION_ENDED" } }];

  it.each([
    ["beside data", { data: { addFavourite: null }, errors }],
    ["without data", { data: null, errors }],
  ])("calls onSessionEnded once, %s", async (_, body) => {
    const { ask, onSessionEnded } = setUp(json(body, { status: 401 }));
    await ask(parameters("mutation")).settled.catch(() => null);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it("is not reported for other errors", async () => {
    const other = [{ message: "No.", extensions: { code: "FORBIDDEN" } }];
    const { ask, onSessionEnded } = setUp(json({ data: { desk: null }, errors: other }));
    await ask().settled;
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});
