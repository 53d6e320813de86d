import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { ownerLinkPrinted } from "../../src/server/accounts/owner.ts";
import { runImportCommand } from "../../src/server/imports/command.ts";
import { runServer } from "../../src/server/run.ts";
import { readSettings } from "../../src/server/settings.ts";
import { announce } from "../../src/server/store/announcements.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import { ask } from "../support/ask.ts";
import { openPostgres } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { startServer } from "../support/server.ts";
import { runCommand } from "../support/run-command.ts";
import { serverEnvironment } from "../support/server-process.ts";
import { startWire } from "../support/wire.ts";

describe.skipIf(!process.env.TEST_DATABASE_URL)(
  "server-database: a site on PostgreSQL",
  { tags: ["full"] },
  () => {
    let direct: TestDatabase;

    beforeEach(async () => {
      const opened = await openPostgres();
      direct = opened;
      onTestFinished(() => opened.close());
    });

    it("answers and receives change events again after its connections fell silent", async () => {
      const wire = await startWire(direct.store.config);
      onTestFinished(() => wire.stop());
      const server = await startServer({
        async open() {
          const { dataFolder } = direct;
          const options = { dataFolder, databaseUrl: wire.url, role: "server" } as const;
          const store = await openDatabase(options);
          return { store, dataFolder, databaseUrl: wire.url, close: () => store.close() };
        },
      });
      onTestFinished(() => server.stop());
      const query = "{ works(first: 1) { totalCount } }";
      const together = () => Promise.all([1, 2, 3, 4].map(() => ask(server.url, query)));
      for (const { status } of await together()) expect(status).toBe(200);
      const heard: string[] = [];
      await server.store.listen(({ kind }) => void heard.push(kind));

      wire.fallSilent();
      const during = await together();
      for (const { status } of during) expect([200, 503]).toContain(status);
      await expect
        .poll(async () => (await together()).map(({ status }) => status))
        .toEqual([200, 200, 200, 200]);
      // After reconnecting, the store reports changes, because it may have missed events.
      await expect.poll(() => heard).toContain("works");
      await announce(direct.store.db, { kind: "site" });
      await expect.poll(() => heard).toContain("site");
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    });

    it("prints the owner's link in one of several starting processes, and refers to it in the others", async () => {
      const said: string[] = [];
      const { databaseUrl, dataFolder } = direct;
      const environment = serverEnvironment({
        DATABASE_URL: databaseUrl ?? "",
        VITRINE_DATA: dataFolder,
      });
      const start = () =>
        runServer(readSettings(environment), pino({ enabled: false }), (text) => said.push(text));
      const servers = await Promise.all([start(), start(), start()]);
      await Promise.all(servers.map((server) => server.stop()));
      expect(said.filter((text) => text.includes("/join#"))).toHaveLength(1);
      expect(said.filter((text) => text === ownerLinkPrinted)).toHaveLength(2);
      expect(ownerLinkPrinted).toContain("npm run owner-link");
    });

    it("starts only with the files of its database", async () => {
      const folder = await mkdtemp(join(tmpdir(), "vitrine-disks-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      const start = async (dataFolder: string) => {
        const environment = serverEnvironment({
          DATABASE_URL: direct.databaseUrl ?? "",
          VITRINE_DATA: dataFolder,
        });
        await (
          await runServer(readSettings(environment), pino({ enabled: false }), () => {})
        ).stop();
      };
      const [one, other] = [join(folder, "one"), join(folder, "other")];
      await start(one);
      await expect(start(other)).rejects.toMatchObject({ code: "FilesElsewhere" });
      const site = { dataFolder: other, databaseUrl: direct.databaseUrl };
      const { code, err } = await runCommand(runImportCommand, site, ["--list"]);
      expect([code, err]).toEqual([1, expect.stringContaining("not those of the database")]);
      await cp(join(one, "images"), join(other, "images"), { recursive: true });
      await expect(start(other)).rejects.toThrow(join(other, "imports"));
      await cp(join(one, "imports"), join(other, "imports"), { recursive: true });
      await start(other);
    });
  },
);
