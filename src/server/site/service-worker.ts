import type { FastifyInstance } from "fastify";
import { hasClient } from "./client.ts";

/**
 * Serves the kill switch: at the URL of the site's service worker, browsers get one that takes over, deletes its
 * predecessor's caches and unregisters itself. A missing file would not suffice: browsers would then keep the worker
 * they have.
 *
 * @param folder of the built client, which is being served
 */
export function switchServiceWorkerOff(app: FastifyInstance, folder: string): void {
  if (!hasClient(folder)) return;
  app.get("/service-worker.js", (_request, reply) => reply.sendFile("service-worker-off.js"));
}
