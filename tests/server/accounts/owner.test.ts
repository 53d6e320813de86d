import { afterAll, beforeAll, expect, test } from "vitest";
import { inviteFirstOwner, inviteOwner } from "../../../src/server/accounts/owner.ts";
import { openInvitations } from "../../../src/server/store/one-time-links.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { eachDatabase } from "../../support/database.ts";

eachDatabase("owner", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  test("inviteFirstOwner: only one of several processes prints a link, and later calls keep it valid", async () => {
    const paths = await Promise.all([1, 2, 3, 4].map(() => inviteFirstOwner(store.db)));
    expect(paths.filter((path) => path !== null)).toHaveLength(1);
    const [printed] = await openInvitations(store.db);
    await inviteFirstOwner(store.db);
    expect(await openInvitations(store.db)).toEqual([printed]);
  });

  test("inviteOwner: a new link replaces the previous one", async () => {
    const before = await openInvitations(store.db);
    await inviteOwner(store.db);
    const after = await openInvitations(store.db);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });
});
