import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
const running = new Set<Started>();

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-start-"))));
afterEach(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  running.clear();
  await rm(folder, { recursive: true, force: true });
});

type Started = ReturnType<typeof start>;

/** Starts the server's program from its source, as `npm start` does from its bundle. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", "src/server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      VITRINE_SAMPLE: "off",
      VITRINE_DATA: join(folder, "data"),
      ...environment,
    },
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

/** What a start that failed said: one sentence or more, no stack, exit code 1. */
async function failure(environment: Record<string, string>): Promise<string> {
  const { ended, printed } = start(environment);
  expect(await ended).toBe(1);
  expect(printed.err).not.toMatch(/^\s+at /m);
  expect(printed.out).not.toContain("open at");
  return printed.err;
}

describe("a start that cannot succeed", () => {
  it("says which setting is wrong", async () => {
    expect(await failure({ PORT: "many", VITRINE_SAMPLE: "perhaps" })).toBe(
      "PORT must be a whole number from 0 to 65535.\nVITRINE_SAMPLE must be on or off.\n",
    );
  });

  it("says that the port is in use, and how to take another", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const said = await failure({ PORT: String(port) });
    other.close();
    expect(said).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another with PORT=${port + 1}.\n`,
    );
  });

  it("says that the host is none of this machine's", async () => {
    expect(await failure({ HOST: "203.0.113.7" })).toMatch(
      /^HOST=203\.0\.113\.7 is not an address/,
    );
  });

  it("says that the data folder cannot be written", async () => {
    const blocked = join(folder, "file");
    await writeFile(blocked, "");
    expect(await failure({ VITRINE_DATA: join(blocked, "data") })).toContain(blocked);
    if (process.getuid?.() === 0) return;
    await mkdir(join(folder, "locked"));
    await chmod(join(folder, "locked"), 0o500);
    expect(await failure({ VITRINE_DATA: join(folder, "locked") })).toContain("locked");
  });

  it("says that the data folder is of a newer version, and leaves it as it is", async () => {
    const data = join(folder, "data");
    await mkdir(data);
    await writeFile(join(data, "vitrine.json"), JSON.stringify({ format: 999, version: 999 }));
    expect(await failure({})).toMatch(/newer/);
  });

  it("says that the database cannot be reached, without its password", async () => {
    const said = await failure({ DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/vitrine" });
    expect(said).toMatch(/127\.0\.0\.1:1/);
    expect(said).not.toContain("hunter2");
  });
});

describe("a start and a stop", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "print the address, answer, and end well on %s",
    async (signal) => {
      const server = start({});
      const url = await server.opened;
      expect(server.printed.out).toMatch(/npm run import/);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      for (const line of server.printed.err.trim().split("\n"))
        expect(() => JSON.parse(line)).not.toThrow();
    },
  );
});
