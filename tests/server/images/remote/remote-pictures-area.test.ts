import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { Cuts } from "../../../../src/server/images/cuts.ts";
import type { CutRequest } from "../../../../src/server/images/cuts.ts";
import type { Decoder } from "../../../../src/server/images/decoding/decoder.ts";
import { parseImageRequest } from "../../../../src/server/images/image-request.ts";
import { RemotePictures } from "../../../../src/server/images/remote/remote-pictures.ts";
import { areaOf, resolveRequest } from "../../../../src/server/images/resolve.ts";
import type { RemoteService } from "../../../../src/server/remote/remote-place.ts";

const service: RemoteService = {
  kind: "service",
  address: "https://images.example/a",
  version: 2,
  width: 6300,
  height: 6300,
  tiles: { width: 512, height: 512, scaleFactors: [1, 2, 4] },
  hasAnyPart: false,
};

it("RemotePictures: a cut from a tiles-only service has the area of all its tiles", async () => {
  const get = vi.spyOn(Cuts.prototype, "get").mockResolvedValue(Buffer.alloc(0));
  onTestFinished(() => get.mockRestore());
  const folder = join(tmpdir(), "vitrine-no-remote-parts");
  const options = { folder, mayReach: () => false, onAsked: () => undefined };
  const pictures = new RemotePictures(options, {} as Decoder);
  const areaFor = async (region: string, size: string) => {
    const request = parseImageRequest(region, size, "0", "default.jpg");
    const resolved = resolveRequest(request, service);
    const area = areaOf(resolved.turned);
    const asked: CutRequest = { network: "a", area, signal: new AbortController().signal };
    await pictures.cut("key", service, resolved, asked);
    return get.mock.lastCall?.[1].area;
  };
  expect(await areaFor("full", "6300,1")).toBe(6300 * 6300);
  expect(await areaFor("0,0,512,512", "512,512")).toBe(512 * 512);
});
