import { isGatewayError } from "./rules.ts";
import { takenAnswer } from "./taken.ts";

/**
 * Responds to data requests: from the server while it can be reached, otherwise from an offline download. A header
 * marks the latter, so that the page does not consider the server reached.
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
