import { createHash } from "node:crypto";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { compressed } from "../site/compress.ts";
import { ownOriginOnly } from "../site/origin.ts";
import type { ErrorCode } from "./errors.ts";
import { createContext } from "./request-context.ts";
import type { GraphQLServices } from "./request-context.ts";
import type { Yoga } from "./yoga.ts";

/** Kilobytes of a request's body at most; the client's largest operation is far below. */
const bodyLimit = 100;

/**
 * For public answers: a browser asks each time whether its copy still holds, a cache in front of
 * the server at most every ten seconds.
 */
const publicCaching = "public, max-age=0, s-maxage=10, must-revalidate";
const privateCaching = "private, no-store";

/** Answers one operation sent over HTTP. */
export type GraphQLHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<string | Buffer>;

/** Makes the handler that answers GraphQL over HTTP, for GET and POST alike. */
export function createGraphQLHandler(services: GraphQLServices, yoga: Yoga): GraphQLHandler {
  return async (request, reply) => {
    const context = createContext(services, request, (header) => {
      void reply.header("set-cookie", header);
    });
    const posted = request.method === "POST";
    const malformed = posted ? null : malformedParameter(request.url);
    if (malformed !== null) {
      void reply.code(400).type("application/json").header("cache-control", privateCaching);
      const message = `"${malformed}" in the address must be a JSON object.`;
      return JSON.stringify(refusal(request, "BAD_REQUEST", message));
    }
    const response = await yoga.fetch(
      `http://vitrine${request.url}`,
      {
        method: posted ? "POST" : "GET",
        headers: { accept: accepted(request.headers.accept), "content-type": "application/json" },
        ...(posted ? { body: String(request.body) } : {}),
      },
      context,
    );
    const text = await response.text();
    void reply.code(response.status).header("vary", "Accept, Accept-Encoding");
    for (const name of ["content-type", "allow"]) {
      const value = response.headers.get(name);
      if (value !== null) void reply.header(name, value);
    }
    // An answer with a part missing must not outlive the trouble.
    const shared = !posted && response.ok && !context.outcome.erred && !context.visitor.consulted;
    void reply.header("cache-control", shared ? publicCaching : privateCaching);
    if (shared && isKnown(request, reply, text)) {
      void reply.code(304);
      return "";
    }
    const packed = await compressed(text, request.headers["accept-encoding"]);
    if (!packed) return text;
    void reply.header("content-encoding", packed.encoding);
    return packed.bytes;
  };
}

/** Which of an address's parameters should be a JSON object and is none. */
function malformedParameter(url: string): string | null {
  const { searchParams } = new URL(url, "http://vitrine");
  const isObject = (text: string) => {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === "object" && !Array.isArray(value);
    } catch {
      return false;
    }
  };
  const isMalformed = (name: string) =>
    searchParams.getAll(name).some((text) => text !== "" && !isObject(text));
  return ["variables", "extensions"].find(isMalformed) ?? null;
}

/** Marks the answer, and says whether the client has the very same already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const tag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  // Weak, because it stands for the answer however it is compressed.
  void reply.header("etag", `W/${tag}`);
  const held = request.headers["if-none-match"]?.split(",") ?? [];
  return held.some((entry) => ["*", tag].includes(entry.trim().replace(/^W\//, "")));
}

/** Registers POST, which takes JSON alone: a form on another site cannot send that. */
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

/** What to say of a body that is not even read, by status. */
const unreadable = new Map<number | undefined, string>([
  [400, "The request could not be read."],
  [413, `The request is larger than ${bodyLimit} KB.`],
  [415, "Send the operation as application/json."],
]);

function refusal({ id }: FastifyRequest, code: ErrorCode, message: string) {
  return { errors: [{ message, extensions: { code, requestId: id } }] };
}

/**
 * The media type to answer in. The older `application/json`, in which GraphQL errors come with
 * status 200, is for those who ask for nothing newer.
 */
function accepted(accept: string | undefined): string {
  const older = accept?.includes("application/json") && !accept.includes("graphql-response+json");
  return older && !accept?.includes("*/*")
    ? "application/json"
    : "application/graphql-response+json";
}
