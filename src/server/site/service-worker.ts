import type { FastifyInstance } from "fastify";
import { hasClient } from "./client.ts";

/**
 * The kill switch. At the address where browsers look for the site's service worker they get one that
 * takes over, deletes what its forerunner kept, and leaves. A missing file would not do: browsers then
 * stay with the worker they have.
 *
 * @param folder of the built client, which is being served
 */
export function switchServiceWorkerOff(app: FastifyInstance, folder: string): void {
  if (!hasClient(folder)) return;
  app.get("/service-worker.js", (_request, reply) => reply.sendFile("service-worker-off.js"));
}
