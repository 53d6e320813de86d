import type { FastifyReply, FastifyRequest } from "fastify";
import type { Admission } from "../admission.ts";
import { Answer } from "./answer.ts";
import type { Made } from "./answer.ts";
import type { PublicAnswers } from "./public-answers.ts";
import { sendAnswer, wantsFresh } from "./send-answer.ts";

/** What documents for other programs are made with. */
export type DocumentServices = {
  answers: PublicAnswers;
  admission: Pick<Admission, "render">;
};

/**
 * Sends a document for other programs: the cached answer, or one that is made in its turn.
 *
 * @param key stands for the document among all cached answers: a parameter that is not read has no place in it
 * @param cost what making it costs the budget of the client's network at least
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
