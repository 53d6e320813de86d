import { expect, it } from "vitest";
import { MissingPart, loadPart } from "../../../../src/client/features/parts/missing-part.ts";

it("missing-part: a component that cannot be loaded rejects with MissingPart and its cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const loading = loadPart(() => Promise.reject(cause));
  await expect(loading).rejects.toBeInstanceOf(MissingPart);
  await expect(loading).rejects.toMatchObject({ cause });
});
