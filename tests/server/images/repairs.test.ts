import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { DamagedPicture, Unrepairable } from "../../../src/server/images/damage.ts";
import { localDecoder } from "../../../src/server/images/decoding/decoder.ts";
import { Repairs } from "../../../src/server/images/repairs.ts";
import { temporaryFolder } from "./support.ts";

const key = "0123456789abcdef0123456789abcdef";

test("repairs: a repair ends even if its callback fails", async () => {
  const log: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => log.push(line) } } });
  const whenRepaired = vi.fn(() => Promise.reject(new Error("it cannot be closed")));
  const repairs = new Repairs(await temporaryFolder(), localDecoder, app.log, whenRepaired);
  await repairs.begin(key, new DamagedPicture("a bad tile"));
  await repairs.finish();
  expect(whenRepaired).toHaveBeenCalledTimes(1);
  expect(repairs.isUnderWay(key)).toBe(false);
  expect(log.join()).toContain("it cannot be closed");
  expect(await repairs.begin(key, new DamagedPicture("a bad tile"))).toBeInstanceOf(Unrepairable);
});
