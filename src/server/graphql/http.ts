import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { permitOf } from "../accounts/permissions.ts";
import { senderOf } from "../accounts/viewer-session.ts";
import type { Sender } from "../accounts/viewer-session.ts";
import { Answer } from "../site/answer.ts";
import { isSecureSite, ownOriginOnly } from "../site/origin.ts";
import { privateCaching, sendAnswer } from "../site/send-answer.ts";
import type { PublicAnswers } from "../site/public-answers.ts";
import { isUnavailable } from "../store/problems.ts";
import { countBytes, tooManyChanges } from "./count-changes.ts";
import { createAsk, usualType } from "./ask.ts";
import type { Asked, Run } from "./ask.ts";
import { describeCause, publicError } from "./errors.ts";
import { mutationFields } from "./mutation-fields.ts";
import { answerOnce } from "./once.ts";
import type { AnsweredOnce } from "./once.ts";
import type { PersistedOperations } from "./operations.ts";
import { checkBudget } from "./query-budget.ts";
import type { GraphQLServices } from "./request-context.ts";

/** Maximum size of a request's body, in KB: that of the largest block, whose ids are longer in requests. */
const bodyLimit = 400;

/** Responds to one operation over HTTP. */
export type GraphQLHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Creates the handler of GraphQL over HTTP, for GET and POST. A persisted query by GET may get a cached response. A
 * request with an `Idempotency-Key` is executed once.
 */
export function createGraphQLHandler(
  services: Pick<GraphQLServices, "db" | "attempts" | "publicOrigin" | "admission">,
  operations: PersistedOperations,
  run: Run,
  answers: PublicAnswers,
): GraphQLHandler {
  const { db, attempts, publicOrigin, admission } = services;
  const admitted: Run = (request, ...asked) =>
    admission.operation(request, () => run(request, ...asked));
  // Cached responses need no admission.
  const ask = createAsk(admitted, answers);

  /**
   * Authenticates the sender of a mutation and checks its limits before storing anything. Execution counts its cost.
   */
  async function allowedSender({ headers, ip }: FastifyRequest): Promise<Sender | null> {
    const sender = await senderOf(db, headers.cookie, isSecureSite({ headers }, publicOrigin));
    if (sender === null) return null;
    const wait = await attempts.wait("changes", ip);
    if (wait > 0) throw publicError("LIMIT_EXCEEDED", tooManyChanges, 429, wait);
    await checkBudget({ attempts, address: ip }, sender.member);
    return sender;
  }

  async function post(request: FastifyRequest, mediaType: string): Promise<AnsweredOnce> {
    const headers = { accept: mediaType, "content-type": "application/json" };
    const body = String(request.body);
    const make = async () => {
      const cookies: string[] = [];
      const init = { method: "POST", headers, body };
      const made = await run(request, request.url, init, (cookie) => cookies.push(cookie));
      return { made, cookies };
    };
    const admit = <T>(task: () => Promise<T>) => admission.operation(request, task);
    const key = request.headers["idempotency-key"];
    const fields = typeof key === "string" ? await mutationFields(body, operations) : [];
    if (typeof key !== "string" || fields.length === 0) return admit(make);
    // Requests with forged cookies must not take up the database connections.
    const sender = await admit(() => allowedSender(request));
    // A sender who is signed out gets that error, whatever the stored response is.
    if (sender === null) return admit(make);
    const sent = { key, sender: sender.token, body: `${request.url}\n${body}` };
    const onStored = async (bytes: number) => {
      await countBytes({ attempts, address: request.ip }, sender.member, bytes);
    };
    // It waits minutes for images to be decoded, and the decoder pool limits the number of concurrent decodings.
    const mayAdd = permitOf("Mutation.addWorkImages", sender.member?.role ?? "VISITOR") !== "no";
    const isLong = mayAdd && fields.every((name) => name === "addWorkImages");
    return answerOnce(db, sent, { admit: isLong ? (task) => task() : admit, make, onStored });
  }

  return async (request, reply) => {
    const mediaType = accepted(request.headers.accept);
    if (request.method === "POST") {
      try {
        const { made, cookies } = await post(request, mediaType);
        for (const cookie of cookies) void reply.header("set-cookie", cookie);
        return await sendAnswer(request, reply, new Answer({ ...made, shared: false }));
      } catch (error) {
        return sendError(request, reply, error);
      }
    }
    // Without a fragment, which a request should not have: yoga parses parameters after it too.
    const { pathname, search, searchParams } = new URL(request.url, "http://vitrine");
    const malformed = malformedParameter(searchParams);
    if (malformed !== null) {
      const message = `"${malformed}" in the address must be a JSON object.`;
      void reply.code(400).header("cache-control", privateCaching);
      return reply.send(refusal(request, "BAD_REQUEST", message));
    }
    const asked = persistedQuery(searchParams);
    try {
      if (asked) return await sendAnswer(request, reply, await ask(asked, request, mediaType));
      const made = await admitted(request, pathname + search, {
        headers: { accept: mediaType },
      });
      return await sendAnswer(request, reply, new Answer(made));
    } catch (error) {
      return sendError(request, reply, error);
    }
  };
}

/** Responds to an operation that was not executed. Rethrows an error without a public part. */
function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { code, message, http } = describeCause(error, null);
  if (code === "INTERNAL") throw error;
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, "a request failed because something is unavailable");
  }
  return reply
    .code(http.status)
    .headers({ "cache-control": privateCaching, ...http.headers })
    .send(refusal(request, code, message));
}

/** Returns the persisted query of an address that contains its id, optionally variables, and nothing else. */
function persistedQuery(parameters: URLSearchParams): Asked | null {
  const names = [...parameters.keys()].sort().join();
  if (names !== "id" && names !== "id,variables") return null;
  return { id: parameters.get("id") ?? "", variables: parameters.get("variables") ?? "" };
}

/** Returns the name of a parameter that should be a JSON object but is not. */
function malformedParameter(parameters: URLSearchParams): string | null {
  const isObject = (text: string) => {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === "object" && !Array.isArray(value);
    } catch {
      return false;
    }
  };
  const isMalformed = (name: string) =>
    parameters.getAll(name).some((text) => text !== "" && !isObject(text));
  return ["variables", "extensions"].find(isMalformed) ?? null;
}

/** Registers POST, which accepts only JSON: a form on another site cannot send that. */
export async function registerPost(
  app: FastifyInstance,
  { handler, publicOrigin }: { handler: GraphQLHandler; publicOrigin: string | null },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: bodyLimit * 1024 },
    (_request, body, done) => done(null, body),
  );
  app.addHook("onRequest", ownOriginOnly(publicOrigin));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const message = unreadable.get(error.statusCode);
    if (message === undefined) throw error;
    return reply.code(error.statusCode ?? 400).send(refusal(request, "BAD_REQUEST", message));
  });
  app.post("/graphql", handler);
}

/** Messages for a body that cannot be read, by status. */
const unreadable = new Map<number | undefined, string>([
  [400, "The request could not be read."],
  [413, `The request is larger than ${bodyLimit} KB.`],
  [415, "Send the operation as application/json."],
]);

function refusal({ id }: FastifyRequest, code: string, message: string) {
  return { errors: [{ message, extensions: { code, requestId: id } }] };
}

/**
 * Returns the media type of the response. The older `application/json`, in which GraphQL errors have status 200, is for
 * clients that accept nothing newer.
 */
function accepted(accept: string | undefined): string {
  const older = accept?.includes("application/json") && !accept.includes("graphql-response+json");
  return older && !accept?.includes("*/*") ? "application/json" : usualType;
}
