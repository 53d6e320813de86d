import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schema } from "../../src/server/graphql/schema.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
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
  viewerOf,
  workIds,
} from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { wholeQueries } from "../support/whole-contract.ts";
import { workInput } from "../support/work-inputs.ts";

const tooMany = "... on TooManyTries { message retryAfter }";

eachDatabase("accounts", (_name, open) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ open, settings: { publicOrigin } });
    const works = ["One", "Two"].map((title) => workInput({ identifier: title, title }));
    await applyWorks(server.store.db, works);
    await server.settled();
  });
  afterAll(() => server.stop());

  describe("an account", () => {
    it("is created, signed out of and in again, and visible only to its member", async () => {
      const { caller, email } = await signUp(server);
      expect((await viewerOf(caller)).account).toMatchObject({
        email,
        member: { name: "Ada", role: "MEMBER" },
        sessions: [{ device: "Firefox on Linux", isCurrent: true }],
      });
      await caller.send("mutation { signOut { __typename } }");
      expect(caller.cookies.size).toBe(0);
      expect((await viewerOf(caller)).account).toBeNull();
      const upper = email.toUpperCase();
      expect(await caller.change("signIn", { email: ` ${upper} `, password })).toEqual({
        __typename: "SignInSuccess",
      });
      expect((await accountOf(caller)).email).toBe(email);
      const stranger = openBrowser(server);
      const { id } = await accountOf(caller);
      const byId = await stranger.send("query ($id: ID!) { node(id: $id) { id } }", { id });
      expect(byId.data).toEqual({ node: null });
    });

    it("reports invalid sign-up values by field", async () => {
      const caller = openBrowser(server);
      const fields = async (input: Record<string, unknown>) => {
        const result = await caller.change("signUp", input);
        const { problems } = result as unknown as { problems: { field: string }[] };
        return problems.map(({ field }) => field);
      };
      expect(await fields({ name: " ", email: "nobody", password: "short" })).toEqual([
        "name",
        "email",
        "password",
      ]);
      const { email } = await join(server);
      expect(await fields({ name: "Bo", email: email.toUpperCase(), password })).toEqual(["email"]);
      expect(await fields({ name: "A\u0000", email: newEmail(), password })).toEqual(["name"]);
      expect(await fields({ name: "Bo", email: newEmail(), password: "aaaaaaaaaaaa" })).toEqual([
        "password",
      ]);
      expect(caller.cookies.size).toBe(0);
    });

    it("keeps what its member saved as a visitor", async () => {
      const [one, two] = await workIds(server);
      const { caller, email } = await join(server);
      await caller.change("addFavourite", { workId: one });
      const elsewhere = openBrowser(server);
      await elsewhere.change("addFavourite", { workId: one });
      await elsewhere.change("addFavourite", { workId: two });
      const search = { name: "Blue", search: "blue" };
      await elsewhere.change("saveSearch", search);
      const [visitors] = (
        await server.store.db.execute(
          sql`SELECT count(*)::int AS number FROM member WHERE role = 'VISITOR'`,
        )
      ).rows as { number: number }[];
      await elsewhere.change("signIn", { email, password });
      expect(elsewhere.cookies.has("vitrine_visitor")).toBe(false);
      expect((await viewerOf(elsewhere)).favouriteWorkIds.toSorted()).toEqual(
        [one, two].toSorted(),
      );
      expect((await viewerOf(caller)).favouriteWorkIds).toHaveLength(2);
      const saved = "{ viewer { savedSearches { edges { node { name } } } } }";
      expect((await caller.send(saved)).data).toEqual({
        viewer: { savedSearches: { edges: [{ node: { name: "Blue" } }] } },
      });
      const [left] = (
        await server.store.db.execute(
          sql`SELECT count(*)::int AS number FROM member WHERE role = 'VISITOR'`,
        )
      ).rows as { number: number }[];
      expect(left?.number).toBe((visitors?.number ?? 0) - 1);
    });

    it("loses nothing that is saved during the sign-in, without errors", async () => {
      const [one, two] = await workIds(server);
      const { caller, email } = await join(server);
      const visitor = openBrowser(server);
      await visitor.change("addFavourite", { workId: one });
      await visitor.change("addFavourite", { workId: two });
      const cookie = visitor.cookieHeader();
      const mark =
        "mutation ($input: AddFavouriteInput!) { addFavourite(input: $input) { __typename } }";
      const marking = Array.from({ length: 12 }, () =>
        ask(server.url, mark, { variables: { input: { workId: two } }, headers: { cookie } }),
      );
      const theirs = caller.change("addFavourite", { workId: one });
      await visitor.change("signIn", { email, password });
      await theirs;
      const codes = (await Promise.all(marking)).flatMap(({ errors }) =>
        errors.map(({ extensions }) => extensions["code"]),
      );
      expect(codes.filter((code) => code !== "SESSION_ENDED")).toEqual([]);
      expect((await viewerOf(visitor)).favouriteWorkIds.toSorted()).toEqual([one, two].toSorted());
    });

    it("gets a new e-mail address with the password, unless the address is in use", async () => {
      const { caller } = await join(server);
      const { email: taken } = await join(server);
      const change = (email: string, given = password) =>
        caller.change("changeEmail", { email, password: given });
      expect(await change(newEmail(), "wrong password")).toMatchObject({
        problems: [{ field: "password" }],
      });
      expect(await change(taken.toUpperCase())).toMatchObject({ problems: [{ field: "email" }] });
      const email = newEmail();
      expect(await change(email)).toEqual({ __typename: "ChangeAccountSuccess" });
      const elsewhere = openBrowser(server);
      expect(await elsewhere.change("signIn", { email, password })).toEqual({
        __typename: "SignInSuccess",
      });
    });

    it("can be changed and deleted only with its password", async () => {
      const { caller, email } = await join(server);
      await caller.change("renameMember", { name: "Grace" });
      expect((await accountOf(caller)).member.name).toBe("Grace");
      const wrong = await caller.change("changePassword", {
        current: "wrong",
        password: `${password}!`,
      });
      expect(wrong).toMatchObject({ problems: [{ field: "current" }] });
      const other = openBrowser(server);
      await other.change("signIn", { email, password });
      await caller.change("changePassword", { current: password, password: `${password}!` });
      expect((await viewerOf(other)).account).toBeNull();
      expect((await accountOf(caller)).email).toBe(email);
      expect(await caller.change("deleteAccount", { password })).toMatchObject({
        __typename: "InvalidInput",
      });
      await caller.change("deleteAccount", { password: `${password}!` });
      expect(caller.cookies.size).toBe(0);
      const again = await caller.change("signIn", { email, password: `${password}!` });
      expect(again).toMatchObject({ __typename: "InvalidInput" });
    });
  });

  describe("password guessing", { tags: ["full"] }, () => {
    it("is stopped after ten wrong passwords, equally for existing and unknown accounts", async () => {
      const { email } = await join(server);
      const guesser = openBrowser(server);
      for (const tried of [email, newEmail()]) {
        const types: string[] = [];
        for (let i = 0; i < 11; i++) {
          const result = await guesser.change(
            "signIn",
            { email: tried, password: "wrong" },
            tooMany,
          );
          types.push(result.__typename);
        }
        expect(types).toEqual([...Array<string>(10).fill("InvalidInput"), "TooManyTries"]);
      }
      expect(await guesser.change("signIn", { email, password }, tooMany)).toMatchObject({
        __typename: "TooManyTries",
        message: expect.stringMatching(/^That was tried too often\. Try again in 15 minutes\.$/),
        retryAfter: expect.any(Number),
      });
      expect(await openBrowser(server).change("signIn", { email, password })).toEqual({
        __typename: "SignInSuccess",
      });
    });
  });

  describe("a blocked client", { tags: ["full"] }, () => {
    it("blocks no one else, however long it continues", async () => {
      const { email } = await join(server);
      const guesser = openBrowser(server);
      const tries = Array.from({ length: 40 }, () =>
        guesser.change("signIn", { email, password: "wrong" }, tooMany),
      );
      const results = await Promise.all(tries);
      const refused = results.filter(({ __typename }) => __typename === "TooManyTries");
      expect(refused.length).toBe(30);
      expect(await openBrowser(server).change("signIn", { email, password })).toEqual({
        __typename: "SignInSuccess",
      });
    });

    it("blocks neither a member on a known network nor a valid session", async () => {
      const { email } = await join(server);
      const home = openBrowser(server);
      const enter = (browser: Caller, given: string) =>
        browser.change("signIn", { email, password: given }, tooMany);
      expect((await enter(home, password)).__typename).toBe("SignInSuccess");
      for (let network = 0; network < 21; network++) {
        const guesser = openBrowser(server);
        await Promise.all(Array.from({ length: 10 }, () => enter(guesser, "wrong")));
      }
      expect((await enter(openBrowser(server), password)).__typename).toBe("TooManyTries");
      const changed = `${password}!`;
      const change = { current: password, password: changed };
      expect((await home.change("changePassword", change, tooMany)).__typename).toBe(
        "ChangeAccountSuccess",
      );
      await home.send("mutation { signOut { __typename } }");
      expect((await enter(home, changed)).__typename).toBe("SignInSuccess");
    });

    it("can detect at most five existing e-mail addresses an hour", async () => {
      const { email: taken } = await join(server);
      const { caller } = await join(server);
      const change = (email: string) => caller.change("changeEmail", { email, password }, tooMany);
      for (let n = 0; n < 5; n++) expect((await change(taken)).__typename).toBe("InvalidInput");
      expect((await change(taken)).__typename).toBe("TooManyTries");
      expect((await change(newEmail())).__typename).toBe("TooManyTries");
      const newcomer = { name: "Bo", email: taken, password };
      expect((await caller.change("signUp", newcomer, tooMany)).__typename).toBe("TooManyTries");
    });

    it("cannot guess the password from an open session", async () => {
      const { caller } = await join(server);
      const types: string[] = [];
      for (let n = 0; n < 11; n++) {
        types.push((await caller.change("deleteAccount", { password: "?" }, tooMany)).__typename);
      }
      expect(types).toEqual([...Array<string>(10).fill("InvalidInput"), "TooManyTries"]);
    });

    it("cannot bypass the limit with other spellings of the address", async () => {
      const { email } = await join(server);
      const guesser = openBrowser(server);
      const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace("m", "M")];
      const types = [];
      for (let i = 0; i < 11; i++) {
        const spelt = spellings[i % spellings.length];
        const tried = await guesser.change("signIn", { email: spelt, password: "wrong" }, tooMany);
        types.push(tried.__typename);
      }
      expect(types.at(-1)).toBe("TooManyTries");
      for (const odd of ["a\u0000@example.org", "\u0130@example.org", "x".repeat(50_000)]) {
        const result = await openBrowser(server).change("signIn", { email: odd, password });
        expect(result.__typename).toBe("InvalidInput");
      }
    });
  });

  it("e-mail addresses appear neither in public data nor in the log", async () => {
    const { email } = await join(server);
    const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
    const stranger = openBrowser(server);
    for (const field of queries) {
      for (const query of wholeQueries(schema, field, 3)) {
        const { data } = await stranger.send(query);
        expect(data).not.toBeNull();
        expect(JSON.stringify(data)).not.toContain("@example.org");
      }
    }
    expect(JSON.stringify(await accountOf((await join(server)).caller))).toContain("@example.org");
    expect(server.log.join("")).not.toContain(email);
  });

  it("requests from pages of other sites are rejected", async () => {
    const { caller } = await join(server);
    const response = await fetch(new URL("/graphql", server.url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: caller.cookieHeader(),
        origin: "https://evil.example",
      },
      body: JSON.stringify({ query: "mutation { signOut { __typename } }" }),
    });
    expect(response.status).toBe(403);
    const form = await fetch(new URL("/graphql", server.url), {
      method: "POST",
      headers: { "content-type": "text/plain", cookie: caller.cookieHeader() },
      body: JSON.stringify({ query: "mutation { signOut { __typename } }" }),
    });
    expect(form.status).toBe(415);
    expect((await viewerOf(caller)).account).not.toBeNull();
  });
});
