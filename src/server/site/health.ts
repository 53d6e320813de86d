import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../store/connection.ts";
import type { Search } from "../search/search.ts";
import { hasClient } from "./client.ts";

/** Milliseconds the database has to answer before the server counts as not ready. */
const patience = 2000;

/**
 * `/healthz` says that the process is up, `/readyz` that it can do its work: database and index answer
 * and the client is there. Migrations have run before the server listens.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, search }: { db: Database; search: Search },
  clientFolder: string,
): void {
  app.get("/healthz", { logLevel: "silent" }, () => ({ status: "up" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const checks = {
      database: await answers(db),
      search: search.isReady(),
      client: hasClient(clientFolder),
    };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", ...checks });
  });
}

async function answers(db: Database): Promise<boolean> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  const lateness = new Promise<boolean>((resolve) => {
    late.signal.addEventListener("abort", () => resolve(false));
  });
  const asked = db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, lateness]);
  clearTimeout(timer);
  return answered;
}
