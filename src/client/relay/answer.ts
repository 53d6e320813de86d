import type { GraphQLSingularResponse, PayloadError } from "relay-runtime";
import { RequestProblem } from "./problems.ts";

const snippetLength = 200;

type Answer = { data?: unknown; errors?: PayloadError[] };
type AnswerWithData = GraphQLSingularResponse & { errors?: PayloadError[] };
type ErrorWithCode = PayloadError & { extensions?: { code?: unknown; requestId?: unknown } };

/**
 * Parses a response of the GraphQL endpoint. A response with data is returned whole, including errors of single fields.
 *
 * @throws {RequestProblem} `status` if the server cannot answer now; `status` or `body` if the response is not GraphQL;
 *   `refused` if it has no data
 */
export async function readAnswer(response: Response): Promise<AnswerWithData> {
  const text = await response.text();
  const requestId = response.headers.get("x-request-id") ?? undefined;
  const answer = parseAnswer(text);
  if (!answer) {
    const snippet = text.slice(0, snippetLength);
    throw response.ok
      ? new RequestProblem("body", `The answer is not GraphQL: ${snippet}`, {
          status: response.status,
          requestId,
        })
      : new RequestProblem("status", `The answer has status ${response.status}: ${snippet}`, {
          status: response.status,
          requestId,
        });
  }
  if (isRecord(answer.data)) return { ...answer, data: answer.data };
  const errors: readonly ErrorWithCode[] = answer.errors ?? [];
  const named = errors.map(({ extensions }) => extensions?.requestId).find(isText);
  throw new RequestProblem(
    // With 503 the server reports that it cannot answer now, so a retry helps.
    response.status === 503 ? "status" : "refused",
    errors.map(({ message }) => message).join(" ") || "The answer has no data.",
    {
      status: response.status,
      requestId: named ?? requestId,
      codes: codesOf(errors),
    },
  );
}

/** Returns the codes of a response's errors, in order. */
export function codesOf(errors: readonly ErrorWithCode[] = []): string[] {
  return errors.map(({ extensions }) => extensions?.code).filter(isText);
}

function parseAnswer(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text);
    if (!isRecord(answer)) return null;
    const { data, errors } = answer;
    if (errors !== undefined && !Array.isArray(errors)) return null;
    return "data" in answer || errors ? { ...answer, data, ...(errors && { errors }) } : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
