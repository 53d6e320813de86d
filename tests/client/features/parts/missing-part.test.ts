import { expect, it } from "vitest";
import { MissingPart, loadPart } from "../../../../src/client/features/parts/missing-part.ts";

it("missing-part: a part that cannot be loaded is told from other faults, with its cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const loading = loadPart(() => Promise.reject(cause));
  await expect(loading).rejects.toBeInstanceOf(MissingPart);
  await expect(loading).rejects.toMatchObject({ cause });
});
