// A server with one tour, in a separate process. Reports its address and the presenter's credentials to its parent, and
// on request how many times the tour's subscription was executed.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { sessionCookie } from "../../../src/server/accounts/cookies.ts";
import { hashOfToken, newToken } from "../../../src/server/accounts/tokens.ts";
import { createApp } from "../../../src/server/app.ts";
import { schema } from "../../../src/server/graphql/schema.ts";
import { toGlobalId } from "../../../src/server/graphql/global-id.ts";
import { listen } from "../../../src/server/listen.ts";
import { makeTourCode } from "../../../src/server/live/tours/code.ts";
import { startSearch } from "../../../src/server/search/search.ts";
import { readSettings } from "../../../src/server/settings.ts";
import { openDatabase } from "../../../src/server/store/database.ts";
import { newId } from "../../../src/server/store/ids.ts";
import { beginSession } from "../../../src/server/store/sessions.ts";
import { member } from "../../../src/server/store/tables/people.ts";
import { startTour } from "../../../src/server/store/tours.ts";
import { measuredView } from "./message.ts";

const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-bench-live-"));
const { VITRINE_QUERY_BUDGET } = process.env;
const settings = {
  ...readSettings({ PORT: "0", VITRINE_SAMPLE: "off", VITRINE_QUERY_BUDGET }),
  dataFolder,
};
const store = await openDatabase({ ...settings, role: "server" });
const search = await startSearch(store);

let executions = 0;
const field = schema.getSubscriptionType()?.getFields().tourView;
if (!field?.resolve) throw new Error("The contract has changed.");
const { resolve } = field;
field.resolve = (...args) => {
  executions += 1;
  return resolve(...args);
};

const app = await createApp({ settings, store, search, logger: pino({ level: "silent" }) });
const url = await listen(app, settings);
const [presenterId, token] = [newId(), newToken(32)];
await store.db.insert(member).values({ id: presenterId, role: "MEMBER", name: "Ada" });
await store.db.transaction((tx) =>
  beginSession(tx, {
    memberId: presenterId,
    tokenHash: hashOfToken(token),
    device: "Bench",
  }),
);
const tour = await startTour(
  store.db,
  { presenterId, title: "Measured", view: measuredView },
  makeTourCode,
);

process.on("message", async (message) => {
  if (message === "executions") return process.send?.({ executions });
  await app.close();
  await search.close();
  await store.close();
  await rm(dataFolder, { recursive: true, force: true });
  process.exit();
});
process.send?.({
  url: url.replace("http", "ws"),
  cookie: `${sessionCookie.name}=${token}`,
  code: tour?.code,
  tourId: toGlobalId("Tour", tour?.id ?? ""),
});
