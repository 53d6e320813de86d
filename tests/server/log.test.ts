import { DrizzleQueryError } from "drizzle-orm";
import { pino } from "pino";
import { expect, it } from "vitest";
import { errorText } from "../../src/server/error-text.ts";
import { createLogger, stopStep } from "../../src/server/log.ts";

/** Returns the log output of an error as text. */
function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("info", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

/** An error in the form in which `pg` reports PostgreSQL's errors. */
const failed = () =>
  Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    severity: "ERROR",
    detail: "Key (email)=(ada@example.org) already exists.",
    where: "COPY member, line 1: ada@example.org",
    internalQuery: "SELECT 'ada@example.org'",
    constraint: "member_email",
  });
const query = "insert into member values ($1)";
const throughDrizzle = () => new DrizzleQueryError(query, ["ada@example.org"], failed());

/** An error whose message includes its cause. */
const caused = () => {
  const cause = throughDrizzle();
  return new Error(`The import failed: ${cause.message}`, { cause });
};

it.each<[string, (logger: ReturnType<typeof createLogger>) => void]>([
  ["as err", (logger) => logger.error({ err: failed() }, "failed")],
  ["as error", (logger) => logger.error({ error: failed() }, "failed")],
  ["by itself", (logger) => logger.error(failed())],
  ["among others", (logger) => logger.error({ err: new AggregateError([failed()]) }, "failed")],
  ["below a query", (logger) => logger.error({ err: throughDrizzle() }, "failed")],
  ["below a query, by itself", (logger) => logger.warn(throughDrizzle())],
  ["below a query, without a text", (logger) => logger.warn({ err: throughDrizzle() })],
  ["as a cause", (logger) => logger.error({ err: caused() }, "failed")],
  ["with its message as the text", (logger) => logger.error({ err: caused() }, caused().message)],
  ["through a child", (logger) => logger.child({}).error(caused())],
  ["around others", (logger) => logger.error({ err: new AggregateError([caused()]) }, "failed")],
])("log: a PostgreSQL error is logged without values, %s", (_how, write) => {
  const text = logged(write);
  expect(text).toContain("23505");
  expect(text).toContain("member_email");
  expect(text).not.toContain("ada@example.org");
});

it("log: an error's log line contains its message and causes", () => {
  const [line] = [logged((logger) => logger.error(caused()))];
  const { msg, err } = JSON.parse(line) as { msg: string; err: Record<string, unknown> };
  expect(msg).toBe(`The import failed: Failed query: ${query}`);
  expect(err).toMatchObject({
    type: "Error",
    message: msg,
    cause: { type: "DrizzleQueryError", cause: { code: "23505" } },
  });
});

it("errorText: names the causes without values of queries, and stops at a circular cause", () => {
  const text = errorText(caused());
  expect(text).toMatch(/^Error: The import failed: Failed query: .*: duplicate key/s);
  expect(text).not.toContain("ada@example.org");
  const own = new Error("a");
  own.cause = own;
  expect(errorText(own)).toBe("Error: a");
  expect(errorText("a")).toBe("a");
});

function memoryLog() {
  const lines: string[] = [];
  let onLine = () => {};
  const write = (line: string) => {
    lines.push(line);
    onLine();
  };
  const written = new Promise<void>((resolve) => (onLine = resolve));
  return { lines, written, logger: pino({}, { write }) };
}

it("stopStep: logs a step that takes long", async () => {
  const { lines, written, logger } = memoryLog();
  await stopStep(logger, "tours", () => written, 1);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ step: "tours" }]);
});

it("stopStep: logs nothing for a fast step and rethrows its error", async () => {
  const { lines, logger } = memoryLog();
  const fails = () => Promise.reject(new Error("failed"));
  await expect(stopStep(logger, "tours", fails)).rejects.toThrow("failed");
  expect(lines).toEqual([]);
});
