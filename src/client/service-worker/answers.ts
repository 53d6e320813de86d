import { isGatewayError } from "./rules.ts";
import { takenAnswer } from "./taken.ts";

/**
 * Answers for data: always the server's while it can be reached; without it, what was taken along, which
 * says so in a header, so that the page does not take the server for reached.
 */
export async function dataAnswer(request: Request): Promise<Response> {
  const asked = fetch(request);
  const answer = await asked.catch(() => undefined);
  if (answer && !isGatewayError(answer)) return answer;
  const taken = await takenAnswer(request);
  if (!taken) return asked;
  const headers = new Headers(taken.headers);
  headers.set("vitrine-kept", "taken");
  return new Response(taken.body, { status: taken.status, headers });
}
