import { expect, test, vi } from "vitest";
import { DecoderPool } from "../../src/server/images/decoding/decoder-pool.ts";
import { PublicImages } from "../../src/server/images/public-images.ts";
import { startServer } from "../support/server.ts";

test("stop: ends the decoding of pictures before it waits for requests under way, and keeps no connection open after them", async () => {
  const close = vi.spyOn(DecoderPool.prototype, "close");
  let resolve = (_isPublic: boolean) => {};
  const promise = new Promise<boolean>((resolved) => (resolve = resolved));
  const asked = vi.spyOn(PublicImages.prototype, "isPublic").mockImplementation(() => promise);
  const server = await startServer();
  const answered = fetch(`${server.url}/iiif/image/3/${"a".repeat(32)}/info.json`);
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  const stopped = server.stop();
  await expect.poll(() => close.mock.calls).toHaveLength(1);
  resolve(true);
  expect((await answered).status).toBe(404);
  await stopped;
});
