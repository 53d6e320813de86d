// Starts a PostgreSQL for a run from the installed programs, and drops the databases of a run at TEST_DATABASE_URL.
import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";

/**
 * Starts a PostgreSQL that listens on a Unix socket only and does not sync to disk.
 *
 * @param {string} programs the folder of its programs
 * @param {string} parent a folder for its files, which the caller removes
 * @returns {{ url: string, stop: () => void }}
 * @throws {Error} if it does not start
 */
export function startPostgres(programs, parent) {
  const folder = path.join(parent, "postgres");
  mkdirSync(folder);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    // PostgreSQL refuses to run as root.
    const [user, group] = ["-u", "-g"].map((option) =>
      Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" })),
    );
    chownSync(folder, user ?? 0, group ?? 0);
    for (const place of [parent, folder]) chmodSync(place, 0o755);
  }
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
    const command = [path.join(programs, program), ...args];
    const [first = "", ...rest] = isRoot
      ? ["runuser", "-u", "postgres", "--", ...command]
      : command;
    execFileSync(first, rest, { cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
  };
  const data = path.join(folder, "data");
  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`;
  run("pg_ctl", "-D", data, "-w", "-l", path.join(folder, "log"), "-o", settings, "start");
  return {
    url: `postgresql://postgres@localhost/postgres?host=${folder}`,
    stop: () => run("pg_ctl", "-D", data, "-m", "immediate", "stop"),
  };
}

/**
 * Drops the databases that tests have created on a server.
 *
 * @param {string} url
 * @param {string} prefix of their names
 */
export async function dropDatabases(url, prefix) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
      [prefix],
    );
    for (const { datname } of rows) {
      await client.query(`DROP DATABASE ${client.escapeIdentifier(datname)} WITH (FORCE)`);
    }
  } finally {
    await client.end();
  }
}

/** @returns {string | undefined} the folder of PostgreSQL's programs: Debian's newest, or the one on the path */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => path.join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, "initdb")));
}
