import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { logSkipped } from "../log.ts";
import { refusalAtDesk } from "../site/refusal-at-desk.ts";
import { privateCaching } from "../site/send-answer.ts";
import type { Database } from "../store/connection.ts";
import { everyWork } from "../store/every-work.ts";
import { exportText } from "./export-text.ts";
import { exportZip } from "./export-zip.ts";

/** Dependencies of the export routes. */
export type ExportServices = {
  db: Database;
  imagesFolder: string;
  publicOrigin: string | null;
};

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  jsonl: "application/jsonl; charset=utf-8",
  zip: "application/zip",
};

/** Serves the whole collection, including drafts and unpublished works, to users with the permission. */
export function registerExports(
  app: FastifyInstance,
  { db, imagesFolder, publicOrigin }: ExportServices,
): void {
  const onSkipped = (id: string, error: unknown) => logSkipped(app.log, id, error);
  const contents = {
    csv: () => Readable.from(exportText(db, "csv", everyWork(db, onSkipped))),
    jsonl: () => Readable.from(exportText(db, "jsonl", everyWork(db, onSkipped))),
    zip: () => exportZip({ db, imagesFolder, onSkipped }, "csv"),
  };
  for (const format of ["csv", "jsonl", "zip"] as const) {
    app.get(`/desk/export.${format}`, async (request, reply) => {
      void reply.header("cache-control", privateCaching).header("vary", "Cookie");
      const refusal = await refusalAtDesk(db, request, publicOrigin, "/desk/export");
      if (refusal !== null) {
        return reply.code(403).type("text/plain; charset=utf-8").send(`${refusal}\n`);
      }
      void reply.type(mediaTypes[format]);
      void reply.header("content-disposition", `attachment; filename="collection.${format}"`);
      // A HEAD request needs no content.
      return reply.send(request.method === "HEAD" ? null : contents[format]());
    });
  }
}
