import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announce } from "../../src/server/store/announcements.ts";
import { endSessions } from "../../src/server/store/sessions.ts";
import { connectLive, follow } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import type { KnownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

describe("whoever follows something", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  /** Follows something as somebody; `closed` is how the connection ends, `isOpen` whether it answers still. */
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

  it("is disconnected when their session ends, and nobody else is", async () => {
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

  it("is disconnected when they are changed, since their role may be another one", async () => {
    const ada = await knownMember(server.store.db, "CURATOR");
    const { closed } = await following(ada);
    await announce(server.store.db, { kind: "member", id: ada.id });
    expect(await closed).toMatchObject({ code: 4403 });
  });
});
