import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { announce } from "../../src/server/store/announcements.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import type { Store } from "../../src/server/store/store.ts";
import { openPostgres } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { freePort, isInstalled } from "../support/programs.ts";

/** Starts PgBouncer in transaction mode in front of a PostgreSQL; `url` is the same database through it. */
async function startPgBouncer(databaseUrl: string, folder: string) {
  const { host, port: farPort, user, password } = new pg.Client({ connectionString: databaseUrl });
  const name = new URL(databaseUrl).pathname.slice(1);
  const port = await freePort();
  const login = `user=${user ?? ""}${password ? ` password=${password}` : ""}`;
  const lines = [
    "[databases]",
    `${name} = host=${host} port=${farPort} dbname=${name} ${login}`,
    "[pgbouncer]",
    ...["listen_addr = 127.0.0.1", `listen_port = ${port}`, "unix_socket_dir ="],
    ...["auth_type = any", "pool_mode = transaction"],
  ];
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, lines.join("\n"));
  await chmod(folder, 0o755);
  // PgBouncer refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const child = spawn("pgbouncer", [...asUser, file], { stdio: "ignore" });
  await vi.waitUntil(() => accepts(port), { timeout: 60_000 });
  return { child, url: `postgresql://${user ?? ""}@127.0.0.1:${port}/${name}` };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}

describe.skipIf(!process.env.TEST_DATABASE_URL || !isInstalled("pgbouncer"))(
  "pooler: a server behind PgBouncer in transaction mode",
  { tags: ["full"] },
  () => {
    let direct: TestDatabase & { close(): Promise<void> };
    let child: ChildProcess;
    let url: string;
    let folder: string;

    beforeAll(async () => {
      direct = await openPostgres();
      folder = await mkdtemp(join(tmpdir(), "vitrine-pooler-"));
      ({ child, url } = await startPgBouncer(direct.databaseUrl ?? "", folder));
    });
    afterAll(async () => {
      const gone = once(child, "exit");
      child.kill("SIGINT");
      await gone;
      await direct.close();
      await rm(folder, { recursive: true });
    });

    const open = (listenUrl: string | null): Promise<Store> =>
      openDatabase({ dataFolder: direct.dataFolder, databaseUrl: url, listenUrl, role: "server" });

    it("receives change events without a listen address, by polling", async () => {
      const store = await open(null);
      const heard: string[] = [];
      await store.listen(({ kind }) => void heard.push(kind));
      await announce(direct.store.db, { kind: "site" });
      await expect.poll(() => heard).toEqual(["site"]);
      expect(store.isHearing()).toBe(true);
      await store.close();
    });

    it("receives change events at the listen address", async () => {
      const store = await open(direct.databaseUrl);
      const heard: string[] = [];
      await store.listen(({ kind }) => void heard.push(kind));
      await announce(store.db, { kind: "site" });
      await expect.poll(() => heard).toEqual(["site"]);
      await store.close();
    });

    it("reports an unreachable listen address without its password", async () => {
      const store = await open("postgresql://me:hunter2@127.0.0.1:1/nothing");
      const listening = store.listen(() => {});
      await expect(listening).rejects.toMatchObject({ code: "DatabaseUnreachable" });
      await expect(listening).rejects.toThrow(/^(?!.*hunter2).*DATABASE_LISTEN_URL/);
      await store.close();
    });
  },
);
