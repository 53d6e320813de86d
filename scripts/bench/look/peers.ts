import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../tests/support/programs.ts";
import type { Look } from "./picture.ts";

const iipsrv = "/usr/lib/iipimage-server/iipsrv.fcgi";
const packages = ["wrk", "nginx-light", "iipimage-server"];
const patienceMs = 10_000;

/** IIPImage behind nginx, and static tiles, both served by the same nginx. */
export type Peers = {
  url: string;
  /** Prefix of the last four path segments of requests to IIPImage. */
  iipPrefix: string;
  stop(): Promise<void>;
};

/** Installs the peers if this user may; otherwise returns a message that names the missing packages. */
export function missingPackages(): string | null {
  if (isInstalled()) return null;
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const args = ["install", "-y", "--no-install-recommends", ...packages];
    try {
      execFileSync("apt-get", args, { stdio: "ignore", env });
    } catch {
      // The message below covers this.
    }
    if (isInstalled()) return null;
  }
  return `Left out: this needs Debian's packages ${packages.join(", ")}.`;
}

function isInstalled(): boolean {
  const folders = ["/usr/sbin", ...(process.env.PATH ?? "").split(":")];
  const has = (name: string) => folders.some((folder) => existsSync(join(folder, name)));
  return has("wrk") && has("nginx") && existsSync(iipsrv);
}

/** Starts one process of IIPImage, like its package, and nginx with a process for each core. */
export async function startPeers({ pyramid, filesFolder }: Look): Promise<Peers> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-look-"));
  const [port, iipPort] = [await freePort(), await freePort()];
  const config = join(folder, "nginx.conf");
  writeFileSync(config, nginxConfig(folder, port, iipPort, filesFolder));
  const env = { ...process.env, VERBOSITY: "0", LOGFILE: "/dev/null", JPEG_QUALITY: "85" };
  const options = { env, stdio: "ignore" as const };
  const children = [
    spawn(iipsrv, ["--bind", `127.0.0.1:${iipPort}`], options),
    spawn("nginx", ["-c", config, "-p", folder], {
      ...options,
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    }),
  ];
  const stop = async () => {
    for (const child of children) await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const iipPrefix = `/iip?IIIF=${pyramid}`;
  try {
    await untilAnswered(`${url}${iipPrefix}/info.json`, children);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, iipPrefix, stop };
}

/** Ends a process unless it has already ended or never started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function untilAnswered(url: string, children: ChildProcess[]): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(100)) {
    if (children.some(hasEnded)) break;
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
  }
  throw new Error("nginx or IIPImage did not start.");
}

/** nginx with the relevant settings of Debian: sendfile, and a process for each core. No log. */
function nginxConfig(folder: string, port: number, iipPort: number, files: string): string {
  return `
daemon off;
user ${process.getuid?.() === 0 ? "root" : "nobody"};
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  types { image/jpeg jpg; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${files};
    add_header Cache-Control "public, max-age=31536000, immutable";
    location /iip {
      fastcgi_pass 127.0.0.1:${iipPort};
      fastcgi_keep_conn off;
      fastcgi_param PATH_INFO $fastcgi_script_name;
      fastcgi_param REQUEST_METHOD $request_method;
      fastcgi_param QUERY_STRING $query_string;
      fastcgi_param HTTP_HOST $host;
      fastcgi_param REQUEST_URI $request_uri;
      fastcgi_param SERVER_PROTOCOL $server_protocol;
      # Without a date IIPImage answers 304 to some.
      fastcgi_param HTTP_IF_MODIFIED_SINCE $http_if_modified_since if_not_empty;
    }
  }
}
`;
}
