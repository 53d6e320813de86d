import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decideSiteSetting, siteSettingOf } from "../../../src/server/store/site-settings.ts";
import { eachDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";

eachDatabase("site-settings", (_name, open) => {
  let database: TestDatabase & { close(): Promise<void> };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  describe("an owner's setting", () => {
    it("has its default until it is set, and then persists", async () => {
      const { db } = database.store;
      expect(await siteSettingOf(db, "signUp")).toBe("OPEN");
      await decideSiteSetting(db, "signUp", "INVITATION");
      await decideSiteSetting(db, "signUp", "CLOSED");
      expect(await siteSettingOf(db, "signUp")).toBe("CLOSED");
      expect(await siteSettingOf(db, "notesShownAtOnce")).toBe("MEMBERS");
    });
  });
});
