import { randomBytes } from "node:crypto";
import { link, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { isAbsolute, join, resolve } from "node:path";
import { removeSocketPlace } from "./socket-place.ts";

/** Contents of an owner file. */
export type Owner = {
  /** Socket on which the owner listens: relative to the data folder, or absolute if it is elsewhere. */
  socket: string;
  pid: number;
  role: "server" | "command";
  /** Identity of the data folder, so that a copy of it does not count as the original. */
  folder: string;
};

// The owner of a data folder is the process that wrote the `owner-<n>.json` with the highest number and still listens
// on the socket it names. A listening socket ends with its process, so a killed owner never counts as alive. The
// successor of a dead owner creates the next number, which only one process can. No process ever removes the highest
// file, so numbers never repeat.

const pattern = /^owner-(\d+)\.json$/;

/** Returns the running owner of a data folder, or null. */
export async function livingOwner(dataFolder: string): Promise<Owner | null> {
  const number = await highestNumber(dataFolder);
  const owner = number === 0 ? null : await readOwner(dataFolder, number);
  return owner && (await isListening(socketOf(dataFolder, owner))) ? owner : null;
}

/**
 * Makes the caller, who already listens on its socket, the owner, or returns the existing owner. `removeRest` deletes
 * the socket that a killed previous owner left behind.
 */
export async function claimFolder(
  dataFolder: string,
  claim: Omit<Owner, "folder">,
): Promise<{ owner: Owner | null; removeRest(): Promise<void> }> {
  const draft = join(dataFolder, `owner-${randomBytes(8).toString("hex")}.tmp`);
  const self: Owner = { ...claim, folder: await identity(dataFolder) };
  await writeFile(draft, JSON.stringify(self), { mode: 0o600 });
  try {
    for (;;) {
      const before = await highestNumber(dataFolder);
      const known = before === 0 ? null : await readOwner(dataFolder, before);
      if (known && (await isListening(socketOf(dataFolder, known)))) {
        return { owner: known, removeRest: () => Promise.resolve() };
      }
      if (await create(draft, path(dataFolder, before + 1))) {
        // A slow process may have created a number that others have already passed.
        if ((await highestNumber(dataFolder)) === before + 1) {
          await removeBelow(dataFolder, before + 1);
          return {
            owner: null,
            removeRest: async () => {
              if (known) await removeSocketPlace(socketOf(dataFolder, known));
            },
          };
        }
        await rm(path(dataFolder, before + 1), { force: true });
      }
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** Returns the path of an owner's socket for this process. */
export function socketOf(dataFolder: string, owner: Pick<Owner, "socket">): string {
  return isAbsolute(owner.socket) ? owner.socket : resolve(dataFolder, owner.socket);
}

const path = (dataFolder: string, number: number) => join(dataFolder, `owner-${number}.json`);

async function numbers(dataFolder: string): Promise<number[]> {
  const names = await readdir(dataFolder);
  return names.map((name) => Number(pattern.exec(name)?.[1] ?? 0)).filter((number) => number > 0);
}

async function highestNumber(dataFolder: string): Promise<number> {
  return Math.max(0, ...(await numbers(dataFolder)));
}

async function create(draft: string, target: string): Promise<boolean> {
  try {
    await link(draft, target);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function removeBelow(dataFolder: string, number: number): Promise<void> {
  for (const old of await numbers(dataFolder)) {
    if (old < number) await rm(path(dataFolder, old), { force: true });
  }
}

async function readOwner(dataFolder: string, number: number): Promise<Owner | null> {
  try {
    const owner: Owner = JSON.parse(await readFile(path(dataFolder, number), "utf8"));
    return owner.folder === (await identity(dataFolder)) ? owner : null;
  } catch {
    // The file was deleted after it was listed, or is damaged: it names no owner.
    return null;
  }
}

async function identity(dataFolder: string): Promise<string> {
  const { dev, ino } = await stat(dataFolder);
  return `${dev}:${ino}`;
}

/** Returns whether a process listens there. A process that is too busy to answer counts as listening. */
function isListening(socketPath: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(socketPath, () => {
      socket.destroy();
      settle(true);
    });
    socket.on("error", (error: NodeJS.ErrnoException) =>
      settle(
        !["ENOENT", "ECONNREFUSED", "ENOTSOCK", "EINVAL", "ENOTDIR"].includes(error.code ?? ""),
      ),
    );
  });
}
