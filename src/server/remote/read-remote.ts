import { open, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { openRemote, patience, problemOf, tooSlow } from "./open-remote.ts";
import type { RemoteOptions } from "./open-remote.ts";
import { RemoteProblem } from "./remote-problem.ts";

type Limits = {
  /** Maximum size, in bytes. */
  bytes: number;
  /** Maximum total time, in milliseconds. */
  time: number;
};

/**
 * Reads text or data from an address into memory.
 *
 * @throws RemoteProblem
 */
export async function readRemote(
  address: string,
  limits: Limits,
  options: RemoteOptions,
): Promise<{ bytes: Buffer; address: string }> {
  const { chunks, address: from } = await stream(address, limits, options);
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return { bytes: Buffer.concat(read), address: from };
}

/**
 * Reads the beginning of the resource at an address and discards the rest.
 *
 * @param length number of bytes to read; the result is shorter if the resource is
 * @throws RemoteProblem
 */
export async function readRemoteHead(
  address: string,
  length: number,
  limits: Limits,
  options: RemoteOptions,
): Promise<Buffer> {
  const { chunks } = await stream(address, limits, options);
  let head = Buffer.alloc(0);
  for await (const chunk of chunks) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= length) break;
  }
  return head.subarray(0, length);
}

/**
 * Downloads an address into a new file. Removes the file if the download fails.
 *
 * @throws RemoteProblem; file system errors
 */
export async function downloadRemote(
  address: string,
  path: string,
  limits: Limits,
  options: RemoteOptions,
): Promise<void> {
  const { chunks } = await stream(address, limits, options);
  const file = await open(path, "wx", 0o600);
  try {
    await pipeline(chunks, file.createWriteStream());
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function stream(
  address: string,
  { bytes, time }: Limits,
  options: RemoteOptions,
): Promise<{ chunks: AsyncGenerator<Buffer>; address: string }> {
  const limit = AbortSignal.timeout(time);
  const signal = AbortSignal.any([options.signal, limit]);
  const asTooSlow = (error: unknown, from: string): unknown =>
    limit.aborted && !options.signal.aborted ? tooSlow(new URL(from)) : error;
  const opened = await openRemote(address, { ...options, signal }).catch((error: unknown) => {
    throw URL.canParse(address) ? asTooSlow(error, address) : error;
  });
  const { response, address: from } = opened;
  const tooLarge = () =>
    new RemoteProblem(
      "too-large",
      `What ${new URL(from).host} sends is too large: at most ${sizeInWords(bytes)} are read.`,
    );
  if (Number(response.headers["content-length"] ?? 0) > bytes) {
    response.destroy();
    throw tooLarge();
  }
  async function* chunks() {
    response.setTimeout(patience, () => response.destroy(tooSlow(new URL(from))));
    let length = 0;
    try {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        length += chunk.length;
        if (length > bytes) throw tooLarge();
        yield chunk;
      }
    } catch (error) {
      throw asTooSlow(problemOf(error, new URL(from), signal), from);
    } finally {
      response.destroy();
    }
  }
  return { chunks: chunks(), address: from };
}

function sizeInWords(bytes: number): string {
  return bytes >= 2 ** 30 ? `${bytes / 2 ** 30} GB` : `${Math.round(bytes / 2 ** 20)} MB`;
}
