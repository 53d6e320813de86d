import { expect, test } from "vitest";
import { BadImageRequest } from "../../../../src/server/images/image-request.ts";
import { partsFor } from "../../../../src/server/images/remote/parts.ts";
import type { RemoteService } from "../../../../src/server/remote/remote-place.ts";

const huge: RemoteService = {
  kind: "service",
  address: "https://example.org/huge",
  version: 2,
  width: 1_000_000,
  height: 1_000_000,
  tiles: { width: 64, height: 64, scaleFactors: [1] },
  hasAnyPart: false,
};
const whole = { x: 0, y: 0, width: 1_000_000, height: 1_000_000 };

test("parts beyond the limit are rejected before they are listed", () => {
  expect(() => partsFor(huge, whole, { width: 200, height: 200 })).toThrow(BadImageRequest);
  const cutting = { ...huge, hasAnyPart: true };
  expect(() => partsFor(cutting, whole, { width: 6000, height: 6000 })).toThrow(BadImageRequest);
  expect(partsFor(cutting, whole, { width: 200, height: 200 }).parts).toHaveLength(16);
});
