import type { FastifyReply, FastifyRequest } from "fastify";
import type { Admission } from "../admission.ts";
import { Answer } from "./answer.ts";
import type { Made } from "./answer.ts";
import type { PublicAnswers } from "./public-answers.ts";
import { sendAnswer, wantsFresh } from "./send-answer.ts";

/** Dependencies of documents for other programs. */
export type DocumentServices = {
  answers: PublicAnswers;
  admission: Pick<Admission, "render">;
};

/**
 * Sends a document for other programs: the cached response, or a new one when its turn comes.
 *
 * @param key cache key of the document, without parameters that are not read
 * @param cost minimum cost of creating it, charged to the budget of the client's network
 * @throws TooBusy or BudgetUsedUp, as `Admission.render` does
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { answers, admission }: DocumentServices,
  { key, cost, make }: { key: string; cost: number; make: () => Promise<Made> },
): Promise<FastifyReply> {
  const whole = async () => new Answer(await make());
  const admitted = () => admission.render(request, cost, whole, ({ bytes }) => bytes.length);
  return sendAnswer(request, reply, await answers.give(key, admitted, wantsFresh(request.headers)));
}
