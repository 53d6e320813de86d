import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { ListenProblem } from "../../src/server/listen.ts";
import { runServer } from "../../src/server/run.ts";
import { readSettings, SettingsProblem } from "../../src/server/settings.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import { DatabaseProblem } from "../../src/server/store/problems.ts";
import { serverEnvironment } from "../support/server-process.ts";

let folder: string;
const running = new Set<Started>();

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-start-"))));
afterEach(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  running.clear();
  await rm(folder, { recursive: true, force: true });
});

type Started = ReturnType<typeof start>;

const settingsOf = (environment: Record<string, string>) =>
  serverEnvironment({ VITRINE_DATA: join(folder, "data"), ...environment });

/** Starts the built server, as `npm start` does. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["build/server/main.mjs"], {
    env: settingsOf(environment),
  });
  const printed = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (printed.out += chunk));
  child.stderr.on("data", (chunk) => (printed.err += chunk));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const opened = new Promise<string>((resolve) => {
    child.stdout.on("data", () => {
      const url = /open at (\S+)/.exec(printed.out)?.[1];
      if (url) resolve(url);
    });
  });
  const started = { child, printed, ended, opened };
  running.add(started);
  return started;
}

/** A start that cannot succeed: the settings, and what it says. */
type Failing = {
  what: string;
  prepare: () => Record<string, string> | Promise<Record<string, string>>;
  says: (environment: Record<string, string>) => string | RegExp;
};

/** The first three are of the three kinds of problems that a start foresees. */
const failing: Failing[] = [
  {
    what: "which setting is wrong",
    prepare: () => ({ PORT: "many", VITRINE_SAMPLE: "perhaps" }),
    says: () => "PORT must be a whole number from 0 to 65535.\nVITRINE_SAMPLE must be on or off.",
  },
  {
    what: "that the port is in use, and how to take another",
    prepare: async () => {
      const other = createServer().listen(0, "127.0.0.1");
      await once(other, "listening");
      onTestFinished(() => void other.close());
      return { PORT: String((other.address() as AddressInfo).port) };
    },
    says: ({ PORT = "" }) =>
      `Port ${PORT} is in use. Stop the program that uses it, or choose another with PORT=${Number(PORT) + 1}.`,
  },
  {
    what: "that the database cannot be reached, without its password",
    prepare: () => ({ DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/vitrine" }),
    says: () => /^(?!.*hunter2).*127\.0\.0\.1:1/s,
  },
  {
    what: "that the host is none of this machine's",
    prepare: () => ({ HOST: "203.0.113.7" }),
    says: () => /^HOST=203\.0\.113\.7 is not an address/,
  },
  {
    what: "that the data folder cannot be made",
    prepare: async () => {
      await writeFile(join(folder, "file"), "");
      return { VITRINE_DATA: join(folder, "file", "data") };
    },
    says: () => new RegExp(join(folder, "file")),
  },
  {
    what: "that the data folder is of a newer version, and leaves it as it is",
    prepare: async () => {
      await mkdir(join(folder, "data"));
      const version = JSON.stringify({ format: 999, version: 999 });
      await writeFile(join(folder, "data", "vitrine.json"), version);
      return {};
    },
    says: () => /newer/,
  },
];
if (process.getuid?.() !== 0) {
  failing.push({
    what: "that the data folder cannot be written",
    prepare: async () => {
      await mkdir(join(folder, "locked"));
      await chmod(join(folder, "locked"), 0o500);
      return { VITRINE_DATA: join(folder, "locked") };
    },
    says: () => /locked/,
  });
}

describe("start: a start that cannot succeed", () => {
  /** What a start that fails throws. Its message is told to whoever starts the program if it is one of three kinds. */
  async function problemOf(environment: Record<string, string>) {
    try {
      const settings = readSettings(settingsOf(environment));
      await (await runServer(settings, pino({ enabled: false }), () => {})).stop();
    } catch (problem) {
      const foreseen = [SettingsProblem, ListenProblem, DatabaseProblem];
      if (foreseen.some((kind) => problem instanceof kind)) return (problem as Error).message;
      throw problem;
    }
    return null;
  }

  it.each(failing)("says $what", async ({ prepare, says }) => {
    const environment = await prepare();
    expect(await problemOf(environment)).toEqual(exactly(says(environment)));
  });

  it.each(failing.slice(0, 1))("ends as a program that says $what", endsAndSays);
  it.each(failing.slice(1, 3))(
    "ends as a program that says $what",
    { tags: ["full"] },
    endsAndSays,
  );

  async function endsAndSays({ prepare, says }: Failing) {
    const environment = await prepare();
    const { ended, printed } = start(environment);
    expect(await ended).toBe(1);
    expect(printed.err.trimEnd()).toEqual(exactly(says(environment)));
    expect(printed.err).not.toMatch(/^\s+at /m);
    expect(printed.out).not.toContain("open at");
  }

  const exactly = (said: string | RegExp): unknown =>
    typeof said === "string" ? said : expect.stringMatching(said);
});

describe("start: a start and a stop", () => {
  /** The names of secret files and folders in a data folder, and of itself, that other users of the machine can read. */
  async function openToOthers(data: string): Promise<string[]> {
    // The program's files for browsers and PostgreSQL's cache of its own catalogue are no secret.
    const isSecret = (name: string) => !/^client\b|pg_internal\.init$/.test(name);
    const names = (await readdir(data, { recursive: true })).filter(isSecret);
    expect(names).toContain("vitrine.json");
    const modes = await Promise.all(
      ["", ...names].map(async (name) => ({ name, ...(await stat(join(data, name))) })),
    );
    return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
  }

  it("print the address, answer, and end well on SIGTERM", () => endsWell("SIGTERM"));
  it("do so on SIGINT too", { tags: ["full"] }, () => endsWell("SIGINT"));
  it(
    "leave a data folder that no other user of the machine can read",
    { tags: ["full"] },
    async () => {
      const server = start({});
      await server.opened;
      server.child.kill("SIGTERM");
      await server.ended;
      expect(await openToOthers(join(folder, "data"))).toEqual([]);
    },
  );

  it(
    "are followed by commands whose files no other user can read",
    { tags: ["full"] },
    async () => {
      const works = join(folder, "works.csv");
      await writeFile(works, "identifier,title,images\nA,Sea,sea.png\n");
      const create = { width: 600, height: 600, channels: 3, background: "navy" } as const;
      await sharp({ create }).toFile(join(folder, "sea.png"));
      const zip = join(folder, "out.zip");
      for (const [program, ...args] of [["owner-link"], ["import", works], ["export", zip]]) {
        const command = spawn(process.execPath, [`build/server/${program}.mjs`, ...args], {
          env: settingsOf({}),
          stdio: "ignore",
        });
        expect(await once(command, "close")).toEqual([0, null]);
        expect(await openToOthers(join(folder, "data"))).toEqual([]);
      }
      expect((await stat(zip)).mode & 0o077).toBe(0);
      expect(await openToOthers(join(folder, "data"))).toEqual([]);
    },
  );

  it("are ended with a failing exit code when the embedded database breaks down", async () => {
    const server = start({});
    await server.opened;
    const dataFolder = join(folder, "data");
    const guest = await openDatabase({ dataFolder, databaseUrl: null });
    onTestFinished(() => guest.close());
    // The next file of the log cannot be made.
    await rename(join(dataFolder, "database/pg_wal"), join(dataFolder, "database/gone"));
    await guest.db.execute(sql`SELECT pg_switch_wal()`);
    await expect(guest.db.execute(sql`CREATE TABLE late (note text)`)).rejects.toThrow();
    expect(await server.ended).toBe(1);
    expect(server.printed.err).toContain("the database in the data folder broke down");
    expect(server.printed.err).not.toContain("stopping took too long");
  });

  async function endsWell(signal: NodeJS.Signals) {
    const server = start({});
    const url = await server.opened;
    expect(server.printed.out).toMatch(/npm run import/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    for (const line of server.printed.err.trim().split("\n"))
      expect(() => JSON.parse(line)).not.toThrow();
  }
});
