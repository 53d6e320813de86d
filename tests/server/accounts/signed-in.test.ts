import { expect, it } from "vitest";
import { SignedIn } from "../../../src/server/accounts/signed-in.ts";
import type { Connection } from "../../../src/server/store/connection.ts";

it("SignedIn: a network that sends made-up cookies does not keep members of other networks out", async () => {
  let answer: () => void = () => undefined;
  const rows = new Promise<object[]>((resolve) => (answer = () => resolve([{}])));
  const query = {
    select: () => query,
    from: () => query,
    innerJoin: () => query,
    where: () => rows,
  };
  const signedIn = new SignedIn(query as unknown as Connection, "http://site.example");
  const has = (ip: string, token: string) =>
    signedIn.has({ ip, headers: { cookie: `vitrine_session=${token.padEnd(43, "x")}` } });
  const flood = Array.from({ length: 40 }, (_, n) => has("192.0.2.1", `made-up-${n}`));
  const member = has("192.0.2.2", "member");
  answer();
  expect(await member).toBe(true);
  expect(await Promise.all(flood)).toContain(false);
});
