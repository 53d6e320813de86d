import { randomBytes } from "node:crypto";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** Clients of PostgreSQL look for this name in the folder they are given as host. */
const socketName = ".s.PGSQL.5432";

/** Longest path of a Unix socket in bytes: what the kernel's structure holds. */
const longestPath = process.platform === "linux" ? 107 : 103;

/** A folder of one's own for the socket. */
export type SocketPlace = {
  /** The socket itself. */
  path: string;
  /** How the owner's note names it: relative to the data folder if it is inside. */
  note: string;
  remove(): Promise<void>;
};

/**
 * Makes a folder only this user can enter: inside the data folder, or with the system's temporary
 * files where the path would be too long for a socket.
 */
export async function makeSocketPlace(dataFolder: string): Promise<SocketPlace> {
  const inside = join(dataFolder, `run-${randomBytes(4).toString("hex")}`);
  const fits = Buffer.byteLength(join(inside, socketName)) <= longestPath;
  const folder = fits ? inside : await mkdtemp(join(tmpdir(), "vitrine-"));
  if (fits) await mkdir(folder);
  await chmod(folder, 0o700);
  const path = join(folder, socketName);
  return {
    path,
    note: fits ? relative(dataFolder, path) : path,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Removes the folder a dead owner left behind. */
export async function removeSocketPlace(socketPath: string): Promise<void> {
  const folder = dirname(socketPath);
  if (/[\\/](run-[0-9a-f]{8}|vitrine-\w{6})$/.test(folder)) {
    await rm(folder, { recursive: true, force: true });
  }
}
