import { DrizzleQueryError } from "drizzle-orm";
import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { badInput, presentErrors, publicError } from "../../../src/server/graphql/errors.ts";
import { TooBusy } from "../../../src/server/gate.ts";
import { createLogger } from "../../../src/server/log.ts";
import { BadCursor } from "../../../src/server/store/problems.ts";

function presented(error: GraphQLError, data?: null) {
  const log: string[] = [];
  const logger = createLogger("error", { write: (line) => void log.push(line) });
  const result = data === undefined ? { errors: [error] } : { data, errors: [error] };
  const { errors } = presentErrors(result, { requestId: "request-1", logger });
  return { error: JSON.parse(JSON.stringify(errors?.[0])), log };
}

/** Wraps an error in the same way as the executor. */
function thrown(cause: Error) {
  return new GraphQLError(cause.message, { path: ["work"], originalError: cause });
}

describe("errors in responses", () => {
  it("hide internal details and log them with the request's id", () => {
    const { error, log } = presented(thrown(new Error("password=hunter2")), null);
    expect(JSON.stringify(error)).not.toContain("hunter2");
    expect(error).toMatchObject({
      message: expect.stringContaining("Something went wrong"),
      path: ["work"],
      extensions: { code: "INTERNAL", requestId: "request-1" },
    });
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? "")).toMatchObject({
      requestId: "request-1",
      err: { message: "password=hunter2" },
    });
  });

  it("log a failed query without its parameter values", () => {
    const cause = new Error("the database is gone");
    const { log } = presented(thrown(new DrizzleQueryError("SELECT $1", ["private"], cause)), null);
    expect(log.join()).toContain("the database is gone");
    expect(log.join()).toContain("SELECT $1");
    expect(log.join()).not.toContain("private");
  });

  it("keep their code and message if they are public", () => {
    for (const error of [badInput("Too many."), thrown(badInput("Too many."))]) {
      expect(presented(error, null)).toMatchObject({
        error: {
          message: "Too many.",
          extensions: { code: "BAD_USER_INPUT", requestId: "request-1" },
        },
        log: [],
      });
    }
    const { error } = presented(publicError("LIMIT_EXCEEDED", "Too much.", 400));
    expect(error.extensions).toMatchObject({ code: "LIMIT_EXCEEDED", http: { status: 400 } });
  });

  it.each([
    [429, "7", publicError("LIMIT_EXCEEDED", "Too much.", 429, 7)],
    [503, "2", new TooBusy("full")],
    [503, "5", Object.assign(new Error("No space left on device"), { code: "53100" })],
  ])("with status %i have a Retry-After header", (status, seconds, cause) => {
    const { http } = presented(thrown(cause)).error.extensions;
    expect(http).toMatchObject({ status, headers: { "retry-after": seconds } });
  });

  it("report a cursor of another list as bad input", () => {
    const { error, log } = presented(thrown(new BadCursor()), null);
    expect(error.extensions.code).toBe("BAD_USER_INPUT");
    expect(log).toEqual([]);
  });

  it("report a resolver's invalid value as internal, although graphql-js words the message", () => {
    const broken = new GraphQLError('Enum "WorkStatus" cannot represent value: "secret"', {
      path: ["work", "status"],
    });
    const { error, log } = presented(broken, null);
    expect(error.extensions.code).toBe("INTERNAL");
    expect(error.message).not.toContain("secret");
    expect(log).toHaveLength(1);
  });

  it("report an invalid variable as bad input", () => {
    const { error } = presented(new GraphQLError('Variable "$first" got invalid value "x".'));
    expect(error.extensions).toMatchObject({ code: "BAD_USER_INPUT", http: { status: 400 } });
  });
});
