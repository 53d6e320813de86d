import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { privateCaching } from "../../site/send-answer.ts";
import type { Database } from "../../store/connection.ts";
import { jobById } from "../../store/import-jobs.ts";
import type { GivenFiles } from "./given-files.ts";
import { problemText } from "./problem-text.ts";
import { refusalAtDesk } from "../../site/refusal-at-desk.ts";

/** Serves the rejected rows of imports as tables that users can correct and import again. */
export function registerProblems(
  app: FastifyInstance,
  { db, files, publicOrigin }: { db: Database; files: GivenFiles; publicOrigin: string | null },
): void {
  app.get<{ Params: { id: string } }>("/desk/imports/:id/problems.csv", async (request, reply) => {
    void reply.header("cache-control", privateCaching).header("vary", "Cookie");
    const refusal = await refusalAtDesk(db, request, publicOrigin, "/desk/imports");
    if (refusal !== null) {
      return reply.code(403).type("text/plain; charset=utf-8").send(`${refusal}\n`);
    }
    const { id } = request.params;
    const found = files.isId(id) ? await jobById(db, id) : null;
    if (!found) {
      const message = "There is no such import.\n";
      return reply.code(404).type("text/plain; charset=utf-8").send(message);
    }
    void reply.type("text/csv; charset=utf-8");
    void reply.header("content-disposition", 'attachment; filename="problems.csv"');
    const labels = found.job.reading?.columns.map(({ label }) => label) ?? null;
    const text = problemText(db, found.run.id, labels);
    return reply.send(request.method === "HEAD" ? null : Readable.from(text));
  });
}
