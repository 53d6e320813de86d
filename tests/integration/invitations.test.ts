import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inviteOwner, makePasswordLink } from "../../src/server/accounts/owner.ts";
import { runOwnerLinkCommand } from "../../src/server/accounts/owner-link-command.ts";
import { fromGlobalId } from "../../src/server/graphql/global-id.ts";
import { ask } from "../support/ask.ts";
import type { Caller } from "../support/caller.ts";
import { eachDatabase } from "../support/database.ts";
import {
  accountOf,
  join,
  newEmail,
  openBrowser,
  password,
  publicOrigin,
  signUp,
  tokenOf,
  viewerOf,
} from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

const notAllowed = "... on NotAllowed { message }";

const keyOf = (globalId: string) => fromGlobalId(globalId)?.id ?? "";

eachDatabase("invitations", (_name, open) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ open, settings: { publicOrigin } });
  });
  afterAll(() => server.stop());

  describe("an invitation", () => {
    it("makes its first user an owner, and is then invalid", async () => {
      const path = await inviteOwner(server.store.db);
      const invitation = tokenOf(path);
      const { caller } = await signUp(server, { invitation });
      expect((await accountOf(caller)).member.role).toBe("OWNER");
      const second = await openBrowser(server).change("signUp", {
        name: "Eve",
        email: newEmail(),
        password,
        invitation,
      });
      expect(second).toMatchObject({ problems: [{ field: "invitation" }] });
    });

    it("is used by only one of many concurrent requests", async () => {
      const path = await inviteOwner(server.store.db);
      const invitation = tokenOf(path);
      const results = await Promise.all(
        Array.from({ length: 4 }, () =>
          openBrowser(server).change("signUp", {
            name: "Eve",
            email: newEmail(),
            password,
            invitation,
          }),
        ),
      );
      const won = results.filter(({ __typename }) => __typename === "SignInSuccess");
      expect(won).toHaveLength(1);
    });

    it("is invalid after another was printed, after it is revoked, and after it expires", async () => {
      const { caller } = await join(server, { role: "OWNER" });
      const old = tokenOf(await inviteOwner(server.store.db));
      await inviteOwner(server.store.db);
      const refused = { problems: [{ field: "invitation" }] };
      const tryOne = (invitation: unknown) =>
        openBrowser(server).change("signUp", {
          name: "Eve",
          email: newEmail(),
          password,
          invitation,
        });
      expect(await tryOne(old)).toMatchObject(refused);
      const made = async () => {
        const selection = "... on InviteSuccess { path invitation { id } }";
        const result = await caller.change("invite", { role: "CURATOR", note: "Bo" }, selection);
        return result as unknown as { path: string; invitation: { id: string } };
      };
      const { path, invitation } = await made();
      await caller.change("withdrawInvitation", { id: invitation.id });
      expect(await tryOne(tokenOf(path))).toMatchObject(refused);
      const late = await made();
      await server.store.db.execute(sql`UPDATE one_time_link SET expires_at = now()`);
      expect(await tryOne(tokenOf(late.path))).toMatchObject(refused);
    });

    it("raises the role of an existing account and never lowers it", async () => {
      const { caller: ruler } = await join(server, { role: "OWNER" });
      const { caller } = await join(server);
      const invite = async (role: string) => {
        const result = await ruler.change(
          "invite",
          { role, note: "" },
          "... on InviteSuccess { path }",
        );
        return tokenOf((result as unknown as { path: string }).path);
      };
      await caller.change("acceptInvitation", { invitation: await invite("CURATOR") });
      expect((await accountOf(caller)).member.role).toBe("CURATOR");
      const less = await invite("MEMBER");
      expect(await caller.change("acceptInvitation", { invitation: less })).toMatchObject({
        problems: [{ field: "invitation", message: expect.stringMatching(/already/) }],
      });
      expect((await accountOf(caller)).member.role).toBe("CURATOR");
      await signUp(server, { invitation: less });
    });

    it("is created again by a command beside the running server", async () => {
      const { dataFolder, databaseUrl } = server.settings;
      let out = "";
      const env = {
        VITRINE_DATA: dataFolder,
        DATABASE_URL: databaseUrl ?? "",
        PUBLIC_URL: "https://pictures.example.org",
      };
      const write = (text: string) => (out += text);
      expect(await runOwnerLinkCommand({ env, out: { write }, err: { write } })).toBe(0);
      const token = /https:\/\/pictures\.example\.org\/join#([\w-]{43})\n$/.exec(out)?.[1];
      const { caller } = await signUp(server, { invitation: token });
      expect((await accountOf(caller)).member.role).toBe("OWNER");
    });
  });

  describe("an owner", () => {
    it("decides who may create an account", async () => {
      const { caller } = await join(server, { role: "OWNER" });
      const policy = async () =>
        (await ask(server.url, "{ site { signUpPolicy } }")).data?.["site"]?.["signUpPolicy"];
      expect(await policy()).toBe("OPEN");
      for (const decided of ["INVITATION", "CLOSED"]) {
        await caller.send(
          "mutation ($input: SetSignUpPolicyInput!) { setSignUpPolicy(input: $input) { __typename } }",
          { input: { policy: decided } },
        );
        expect(await policy()).toBe(decided);
        const refused = await openBrowser(server).change(
          "signUp",
          { name: "Bo", email: newEmail(), password },
          notAllowed,
        );
        expect(refused.__typename).toBe("NotAllowed");
      }
      const made = await caller.change(
        "invite",
        { role: "MEMBER", note: "Bo" },
        "... on InviteSuccess { path }",
      );
      await signUp(server, { invitation: tokenOf((made as unknown as { path: string }).path) });
      await caller.send(
        "mutation ($input: SetSignUpPolicyInput!) { setSignUpPolicy(input: $input) { __typename } }",
        { input: { policy: "OPEN" } },
      );
    });

    it("makes members curators, and stays owner without another one", async () => {
      const { caller } = await join(server, { role: "OWNER" });
      const { caller: other } = await join(server);
      const idOf = async (one: Caller) => (await accountOf(one)).id;
      await caller.change("changeRole", { accountId: await idOf(other), role: "CURATOR" });
      expect((await accountOf(other)).member.role).toBe("CURATOR");
      await server.store.db.execute(
        sql`UPDATE member SET role = 'MEMBER' WHERE role = 'OWNER' AND id <> ${keyOf(await idOf(caller))}`,
      );
      const last = await caller.change("changeRole", {
        accountId: await idOf(caller),
        role: "MEMBER",
      });
      expect(last).toMatchObject({
        problems: [{ message: expect.stringMatching(/needs an owner/) }],
      });
      expect(await caller.change("deleteAccount", { password })).toMatchObject({
        problems: [{ message: expect.stringMatching(/needs an owner/) }],
      });
    });

    it("removes a member with all their data", async () => {
      const { caller } = await join(server, { role: "OWNER" });
      const { caller: other, email } = await join(server);
      const { id } = await accountOf(other);
      const removed = await caller.change("removeMember", { accountId: id });
      expect(removed).toEqual({ __typename: "RemoveMemberSuccess" });
      expect((await viewerOf(other)).account).toBeNull();
      const again = await openBrowser(server).change("signIn", { email, password });
      expect(again).toMatchObject({ __typename: "InvalidInput" });
    });

    it("gives a member who forgot the password a link that works once", async () => {
      const { caller, email } = await join(server);
      const memberId = keyOf((await accountOf(caller)).member.id);
      const path = await makePasswordLink(server.store.db, memberId);
      const link = tokenOf(path);
      const elsewhere = openBrowser(server);
      const chosen = "eight red pictures";
      expect(await elsewhere.change("choosePassword", { link, password: "short" })).toMatchObject({
        problems: [{ field: "password" }],
      });
      expect(await elsewhere.change("choosePassword", { link, password: chosen })).toEqual({
        __typename: "SignInSuccess",
      });
      expect((await accountOf(elsewhere)).email).toBe(email);
      expect((await viewerOf(caller)).account).toBeNull();
      expect(
        await openBrowser(server).change("choosePassword", { link, password: chosen }),
      ).toMatchObject({
        problems: [{ field: "link" }],
      });
    });
  });
});
