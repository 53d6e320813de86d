import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveRole } from "../../src/server/accounts/owner.ts";
import { fromGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { ask } from "../support/ask.ts";
import { openCaller } from "../support/caller.ts";
import type { Caller } from "../support/caller.ts";
import { eachDatabase } from "../support/database.ts";
import { connectLive, follow } from "../support/live.ts";
import {
  accountOf,
  join,
  newEmail,
  openBrowser,
  password,
  publicOrigin,
  viewerOf,
  workIds,
} from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

eachDatabase("sessions", (_name, open) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ open, settings: { publicOrigin } });
    const works = ["One", "Two"].map((title) => workInput({ identifier: title, title }));
    await applyWorks(server.store.db, works);
    await server.settled();
  });
  afterAll(() => server.stop());

  describe("sessions", () => {
    it("are listed and ended, individually or all others", async () => {
      const { caller, email } = await join(server);
      const [second, third] = [openBrowser(server), openBrowser(server)];
      for (const other of [second, third]) await other.change("signIn", { email, password });
      const { sessions } = await accountOf(caller);
      expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, false, true]);
      const theirs = (await accountOf(second)).sessions.find(({ isCurrent }) => isCurrent);
      await caller.change("endSession", { id: theirs?.id });
      expect((await viewerOf(second)).account).toBeNull();
      expect((await accountOf(third)).sessions).toHaveLength(2);
      await caller.send("mutation { endOtherSessions { __typename } }");
      expect((await viewerOf(third)).account).toBeNull();
      expect((await accountOf(caller)).sessions).toHaveLength(1);
    });

    it("close their open connections when they end or their member's role changes", async () => {
      const { caller, email } = await join(server);
      const elsewhere = openBrowser(server);
      await elsewhere.change("signIn", { email, password });
      const closed: unknown[] = [];
      const followAs = async (who: Caller) => {
        const client = connectLive(server.url, { cookie: who.cookieHeader() });
        client.on("closed", (event) => closed.push((event as { code: number }).code));
        await follow(client, "subscription { collectionChanged { addedCount } }").begun;
        return client;
      };
      const [mine, theirs] = [await followAs(caller), await followAs(elsewhere)];
      await caller.send("mutation { endOtherSessions { __typename } }");
      await expect.poll(() => closed).toEqual([4403]);
      const { id } = (await accountOf(caller)).member;
      await giveRole(server.store.db, fromGlobalId(id)?.id ?? "", "CURATOR");
      await expect.poll(() => closed).toEqual([4403, 4403]);
      await Promise.all([mine.dispose(), theirs.dispose()]);
    });

    it("cannot be ended or read by others", async () => {
      const { caller } = await join(server);
      const { caller: other } = await join(server);
      const [session] = (await accountOf(caller)).sessions;
      await other.change("endSession", { id: session?.id });
      const byId = await other.send("query ($id: ID!) { node(id: $id) { id } }", {
        id: session?.id,
      });
      expect(byId.data).toEqual({ node: null });
      expect((await accountOf(caller)).sessions).toHaveLength(1);
    });

    it("cannot change anything after they ended", async () => {
      const [one] = await workIds(server);
      const { caller } = await join(server);
      await server.store.db.execute(sql`UPDATE session SET expires_at = now() - interval '1 hour'`);
      const answer = await caller.send(
        "mutation ($input: AddFavouriteInput!) { addFavourite(input: $input) { __typename } }",
        { input: { workId: one } },
      );
      expect(answer.errors[0]?.extensions["code"]).toBe("SESSION_ENDED");
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await viewerOf(caller)).account).toBeNull();
      await caller.send("mutation { signOut { __typename } }");
      expect(caller.cookies.size).toBe(0);
      await caller.change("addFavourite", { workId: one });
      expect((await viewerOf(caller)).favouriteWorkIds).toEqual([one]);
    });

    it("start with a new token in an HttpOnly cookie", async () => {
      const planted = "A".repeat(43);
      const { email } = await join(server);
      const answer = await ask(
        server.url,
        "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
        {
          variables: { input: { email, password } },
          headers: { cookie: `vitrine_session=${planted}` },
        },
      );
      const cookies = answer.headers.getSetCookie();
      expect(cookies).toEqual([
        expect.stringMatching(
          /^vitrine_session=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
        ),
      ]);
      expect(cookies[0]).not.toContain(planted);
      const stored = await server.store.db.execute(sql`SELECT token_hash FROM session`);
      expect(JSON.stringify(stored.rows)).not.toContain(/=([\w-]{43})/.exec(cookies[0] ?? "")?.[1]);
    });

    it("use a Secure cookie with the __Host- prefix on an https site", async () => {
      const settings = { publicOrigin: "https://pictures.example.org" };
      const secure = await startServer({ open, settings });
      const caller = openCaller(secure.url);
      const account = { name: "Ada", email: newEmail(), password };
      const answer = await caller.send(
        "mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }",
        { input: account },
      );
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-vitrine_session=.*; HttpOnly; SameSite=Lax; Secure$/),
      ]);
      caller.cookies.set("vitrine_session", caller.cookies.get("__Host-vitrine_session") ?? "");
      caller.cookies.delete("__Host-vitrine_session");
      expect((await viewerOf(caller)).account).toBeNull();
      await secure.stop();
    });
  });
});
