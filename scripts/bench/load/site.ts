import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverArguments, serverVariables } from "../../lib/serve.mjs";
import { freePort } from "../../../tests/support/programs.ts";
import { memoryOf, processorTimeOf, untilReady } from "../process.ts";

/** A server in a separate process, on one core if possible. */
export type MeasuredProcess = {
  url: string;
  /** Whether it is limited to one core. */
  pinned: boolean;
  /** Returns the memory of the process, in bytes. */
  memory(): number;
  /** Returns the used processor time in milliseconds, to the nearest ten; NaN if the system does not report it. */
  processorTime(): number;
  stop(): Promise<void>;
};

/** Startup timeout. */
const patienceMs = 60_000;
const sources = ["../shared/data/tate-works.csv.gz", "../shared/data/paintings"];

/** Describes the measured collection; returns null if there is none. */
export function collectionName(): string | null {
  if (process.env.VITRINE_DATA) return `the collection in ${process.env.VITRINE_DATA}`;
  return sources.every((path) => existsSync(path))
    ? "69,202 works of a museum without pictures, and ten paintings"
    : null;
}

/** Starts the built server on the collection, which is imported only the first time. */
export async function startLoadedSite(): Promise<MeasuredProcess> {
  const dataFolder = process.env.VITRINE_DATA ?? (await preparedFolder());
  const port = await freePort();
  return start(serverArguments, port, { ...environment(dataFolder), PORT: `${port}` });
}

/** Starts a server that only sends 304 responses. */
export async function startBare(): Promise<MeasuredProcess> {
  const port = await freePort();
  return start(["scripts/bench/load/bare.mjs", `${port}`], port, process.env);
}

async function start(
  program: string[],
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<MeasuredProcess> {
  const pinned = hasTaskset();
  const [command = "", ...args] = [
    ...(pinned ? ["taskset", "-c", "0"] : []),
    process.execPath,
    ...program,
  ];
  const child = spawn(command, args, { env, stdio: "ignore" });
  const pid = child.pid ?? 0;
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, patienceMs);
  return {
    url,
    pinned,
    memory: () => memoryOf(pid),
    processorTime: () => processorTimeOf(pid),
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

/** Returns paths of works, the newest first. */
export async function workPaths(url: string, most: number): Promise<string[]> {
  const query = `query ($after: String) { works(first: 100, after: $after, order: NEWEST) {
    edges { cursor node { slug } } } }`;
  const paths: string[] = [];
  for (let after: string | null = null; paths.length < most;) {
    const edges: Edge<{ slug: string }>[] = await askWorks(url, query, { after });
    paths.push(...edges.map(({ node }) => `/works/${node.slug}`));
    const last = edges.at(-1);
    if (!last) break;
    after = last.cursor;
  }
  return paths.slice(0, most);
}

/** Returns the path of a tile, or null if no work has an image. */
export async function tilePath(url: string): Promise<string | null> {
  const query = `{ works(first: 1, filter: { hasImage: true }) {
    edges { node { primaryImage { service } } } } }`;
  const [edge] = await askWorks<{ primaryImage: { service: string } }>(url, query, {});
  return edge ? `${edge.node.primaryImage.service}/0,0,512,512/512,512/0/default.jpg` : null;
}

async function askWorks<Node>(
  url: string,
  query: string,
  variables: Record<string, unknown>,
): Promise<Edge<Node>[]> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data: { works: { edges: Edge<Node>[] } } };
  return data.works.edges;
}

type Edge<Node> = { cursor: string; node: Node };

async function preparedFolder(): Promise<string> {
  const folder = join(tmpdir(), "vitrine-bench", "load");
  const done = join(folder, "..", "load-is-complete");
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  for (const source of sources) {
    const command = spawn(process.execPath, ["build/server/import.mjs", source], {
      env: environment(folder),
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [code] = await once(command, "exit");
    if (code !== 0) throw new Error(`${source} could not be brought in.`);
  }
  writeFileSync(done, "");
  return folder;
}

function environment(dataFolder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: "production",
    ...serverVariables,
    VITRINE_DATA: dataFolder,
    VITRINE_SAMPLE: "off",
  };
}

function hasTaskset(): boolean {
  try {
    execFileSync("taskset", ["-c", "0", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
