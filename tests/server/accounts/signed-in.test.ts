import { expect, it } from "vitest";
import { SignedIn } from "../../../src/server/accounts/signed-in.ts";
import type { Connection } from "../../../src/server/store/connection.ts";

/** A database that returns these rows for session queries. */
function answering(rows: Promise<object[]>): Connection {
  const query = {
    select: () => query,
    from: () => query,
    innerJoin: () => query,
    where: () => rows,
  };
  return query as unknown as Connection;
}

it("SignedIn: treats requests as signed out while the database does not answer", async () => {
  const signedIn = new SignedIn(answering(new Promise(() => {})), "http://site.example");
  const has = (n: number) =>
    signedIn.memberOf({
      ip: "192.0.2.1",
      headers: { cookie: `vitrine_session=${"x".repeat(42)}${n}` },
    });
  expect(await Promise.all([1, 2, 3, 4].map(has))).toEqual([null, null, null, null]);
});

it("SignedIn: made-up cookies from one network do not block members from other networks", async () => {
  let answer: () => void = () => undefined;
  const rows = new Promise<object[]>(
    (resolve) => (answer = () => resolve([{ member: { id: "ada" } }])),
  );
  const signedIn = new SignedIn(answering(rows), "http://site.example");
  const has = (ip: string, token: string) =>
    signedIn.memberOf({ ip, headers: { cookie: `vitrine_session=${token.padEnd(43, "x")}` } });
  const flood = Array.from({ length: 40 }, (_, n) => has("192.0.2.1", `made-up-${n}`));
  const member = has("192.0.2.2", "member");
  answer();
  expect(await member).toBe("ada");
  expect(await Promise.all(flood)).toContain(null);
});
