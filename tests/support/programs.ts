import { randomInt } from "node:crypto";
import { createServer } from "node:net";

export { isInstalled } from "../../scripts/test/processes.mjs";

/**
 * Returns an unused port. The system assigns none of these by itself, so a program that is restarted finds its port
 * free.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/**
 * Starts a program on a free port, and on another one if that port is taken meanwhile.
 *
 * @param start resolves when the program is ready; rejects with its output if it ends before
 */
export async function startOnFreePort(start: (port: number) => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (!/Port \d+ is in use|Address already in use/.test(String(error))) throw error;
    }
  }
}
