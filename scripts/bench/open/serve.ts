// Runs in a separate process, started by site.ts: Vitrine on a data folder, the peers' pages below /bench, and a log of
// the scripts it has sent.
import type { ServerResponse } from "node:http";
import staticFiles from "@fastify/static";
import { pino } from "pino";
import { createApp } from "../../../src/server/app.ts";
import { listen } from "../../../src/server/listen.ts";
import { readSettings } from "../../../src/server/settings.ts";
import { startSearch } from "../../../src/server/search/search.ts";
import { openDatabase } from "../../../src/server/store/database.ts";
import type { Sent } from "./site.ts";

const served = process.argv[2] ?? "";
const settings = readSettings(process.env);
const store = await openDatabase({ ...settings, role: "server" });
const search = await startSearch(store);
const app = await createApp({
  settings,
  store,
  search,
  logger: pino({ level: "error" }, pino.destination(2)),
});
await app.register(staticFiles, {
  root: served,
  prefix: "/bench/",
  decorateReply: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => {
    const lasting = /-[0-9A-Z]{8}\.\w+/.test(path);
    void reply.header(
      "cache-control",
      lasting ? "public, max-age=31536000, immutable" : "no-cache",
    );
  },
});

const log: Sent[] = [];
app.server.on("request", ({ url = "", headers }, response: ServerResponse) => {
  if (!url.endsWith(".js")) return;
  response.on("finish", () => {
    const bytes = Number(response.getHeader("content-length") ?? 0);
    log.push({ path: url, purpose: String(headers["sec-fetch-dest"]), bytes });
  });
});

process.on("message", (message) => {
  if (message === "take") process.send?.({ sent: log.splice(0) });
});
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => {
  void app
    .close()
    .then(() => search.close())
    .then(() => store.close())
    .then(() => process.exit());
});
process.send?.({ url: await listen(app, settings) });
