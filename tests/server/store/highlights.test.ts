import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { highlights } from "../../../src/server/store/highlights.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const large = (key: string) => imageInput(key.repeat(32), { width: 3000, height: 2000 });
const by = (identifier: string, name: string) =>
  workInput({ identifier, creators: [{ name, role: null }], images: [large("a")] });

eachDatabase("highlights", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
    await applyWorks(store.db, [
      by("A", "Dürer"),
      by("B", "O’Brien"),
      by("C", "Dürer"),
      workInput({ identifier: "D", images: [large("b")], status: "DRAFT" }),
      workInput({ identifier: "E" }),
    ]);
  });
  afterAll(() => close());

  test("highlights are by different creators as far as possible", async () => {
    const identifiers = async (first: number) =>
      (await highlights(store.db, first)).map(({ identifier }) => identifier);
    expect(await identifiers(2)).toEqual(["C", "B"]);
    expect(await identifiers(9)).toHaveLength(3);
  });
});
