import { randomBytes } from "node:crypto";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** File name that PostgreSQL clients expect in a folder passed as host. */
const socketName = ".s.PGSQL.5432";

/** Maximum length of the path of a Unix socket, in bytes: the size of the kernel's structure. */
const longestPath = process.platform === "linux" ? 107 : 103;

/** Separate folder for the socket. */
export type SocketPlace = {
  /** Path of the socket. */
  path: string;
  /** Path for the owner file: relative to the data folder if it is inside. */
  note: string;
  remove(): Promise<void>;
};

/**
 * Creates a folder that only the server's user may enter: inside the data folder, or in the system's temporary folder
 * if the path would be too long for a socket.
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

/** Removes the folder that a dead owner left behind. */
export async function removeSocketPlace(socketPath: string): Promise<void> {
  const folder = dirname(socketPath);
  if (/[\\/](run-[0-9a-f]{8}|vitrine-\w{6})$/.test(folder)) {
    await rm(folder, { recursive: true, force: true });
  }
}
