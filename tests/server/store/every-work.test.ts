import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { everyWork } from "../../../src/server/store/every-work.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

eachDatabase("every-work", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  test("a work that changes during reading is read entirely as before or after", async () => {
    const states = [1, 2].map((count) =>
      workInput({
        identifier: "W",
        title: `With ${count}`,
        images: [imageInput("a".repeat(32)), imageInput("b".repeat(32))].slice(0, count),
      }),
    );
    await applyWorks(store.db, states.slice(0, 1));
    let isRead = false;
    const changing = (async () => {
      for (let turn = 0; !isRead; turn += 1) {
        await applyWorks(store.db, states.slice(turn % 2, (turn % 2) + 1));
      }
    })();
    const seen = new Set<string>();
    for (let reading = 0; reading < 10; reading += 1) {
      for await (const { title, images } of everyWork(store.db)) {
        seen.add(`${title}: ${images.length}`);
      }
    }
    isRead = true;
    await changing;
    expect([...seen].filter((one) => !["With 1: 1", "With 2: 2"].includes(one))).toEqual([]);
  });
});
