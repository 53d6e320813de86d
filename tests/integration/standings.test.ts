import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announce, anythingHappened } from "../../src/server/store/announcements.ts";
import { newId } from "../../src/server/store/ids.ts";
import { endSessions, forgetEndedSessions } from "../../src/server/store/sessions.ts";
import { session } from "../../src/server/store/tables/accounts.ts";
import { connectLive, follow } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import type { KnownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

describe("standings: a subscriber", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  /** Subscribes as a user; `closed` resolves with how the connection ends, `isOpen` tells whether it still responds. */
  async function following(somebody?: KnownMember) {
    const client = connectLive(server.url, somebody?.headers);
    const closed = new Promise((resolve) => client.on("closed", resolve));
    follow(client, "subscription { importProgressed { id } }");
    const isOpen = async () => {
      for await (const { data } of client.iterate({ query: "{ __typename }" })) return data != null;
      return false;
    };
    expect(await isOpen()).toBe(true);
    return { closed, isOpen, dispose: () => client.dispose() };
  }

  it("is disconnected when their session ends, and no one else is", async () => {
    const [ada, eve] = [
      await knownMember(server.store.db, "MEMBER"),
      await knownMember(server.store.db, "MEMBER", "Eve"),
    ];
    const [first, other, nobody] = [await following(ada), await following(eve), await following()];
    await server.store.db.transaction((tx) => endSessions(tx, ada.id, null));
    expect(await first.closed).toMatchObject({ code: 4403 });
    expect(await other.isOpen()).toBe(true);
    expect(await nobody.isOpen()).toBe(true);
    await Promise.all([other.dispose(), nobody.dispose()]);
  });

  it("is disconnected when their account changes, because the role may differ", async () => {
    const ada = await knownMember(server.store.db, "CURATOR");
    const { closed } = await following(ada);
    await announce(server.store.db, { kind: "member", id: ada.id });
    expect(await closed).toMatchObject({ code: 4403 });
  });

  it("is disconnected after an event gap, if they are signed in", async () => {
    const ada = await knownMember(server.store.db, "CURATOR");
    const visitor = await knownMember(server.store.db, "VISITOR");
    const [signedIn, known, nobody] = [
      await following(ada),
      await following(visitor),
      await following(),
    ];
    await announce(server.store.db, { kind: "works", addedIds: [], added: 0, changedIds: ["w"] });
    await server.settled();
    expect(await signedIn.isOpen()).toBe(true);
    await announce(server.store.db, anythingHappened);
    expect(await signedIn.closed).toMatchObject({ code: 4403 });
    expect(await known.isOpen()).toBe(true);
    expect(await nobody.isOpen()).toBe(true);
    await Promise.all([known.dispose(), nobody.dispose()]);
  });

  it("is disconnected when their session expires, even among many", async () => {
    const ada = await knownMember(server.store.db, "MEMBER");
    const { closed } = await following(ada);
    // More than a database notification can name.
    const others = Array.from({ length: 300 }, () => ({
      id: newId(),
      memberId: ada.id,
      tokenHash: newId(),
      device: "Test",
      expiresAt: sql`now()`,
    }));
    await server.store.db.insert(session).values(others);
    await server.store.db.update(session).set({ expiresAt: sql`now() - interval '1 second'` });
    await forgetEndedSessions(server.store.db);
    expect(await closed).toMatchObject({ code: 4403 });
    expect(await server.store.db.select().from(session)).toEqual([]);
  });
});
