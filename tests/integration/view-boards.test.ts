import fc from "fast-check";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLoneBackbone } from "../../src/server/live/tours/backbone.ts";
import type { TourBackbone } from "../../src/server/live/tours/backbone.ts";
import { connectRedisBackbone } from "../../src/server/live/tours/redis-backbone.ts";
import type { ViewBoard } from "../../src/server/live/tours/view-board.ts";
import { isInstalled } from "../support/programs.ts";
import { startRedis } from "../support/redis.ts";
import type { TestRedis } from "../support/redis.ts";
import { sentView } from "../support/tour.ts";

const shown = (sequence: number) => ({ sequence, view: sentView(sequence), pointer: null });

describe("view-boards: the store in one process's memory", () => {
  behavesAsBoard(() => createLoneBackbone().board);
});

describe.skipIf(!isInstalled("redis-server"))("view-boards: the store in Redis", () => {
  let redis: TestRedis;
  let backbone: TourBackbone;

  beforeAll(async () => {
    redis = await startRedis();
    backbone = await connectRedisBackbone(redis.url, pino({ level: "silent" }));
  });
  afterAll(async () => {
    await backbone.close();
    await redis.kill();
  });

  behavesAsBoard(() => backbone.board);

  describe("foreign data", () => {
    let foreign: Redis;

    beforeAll(() => {
      foreign = new Redis(redis.url);
    });
    afterAll(() => foreign.disconnect());

    it.each([
      ["no JSON", "{"],
      ["no object", "null"],
      ["nothing that is known", "{}"],
      ["a number that is none", JSON.stringify({ ...shown(1), sequence: "many" })],
      ["a number the contract does not know", JSON.stringify({ ...shown(1), sequence: 2 ** 31 })],
      ["a view that is none", JSON.stringify({ ...shown(1), view: "?" })],
      ["a pointer that is none", JSON.stringify({ ...shown(1), pointer: { x: 1 } })],
    ])("is ignored and replaced: %s", async (_what, text) => {
      const id = `t${++tours}`;
      await foreign.set(`vitrine:tour:${id}:view`, text);
      expect(await backbone.board.read(id)).toBeNull();
      expect(await backbone.board.begin(id, shown(7))).toEqual({ view: shown(7), isNew: true });
      expect(await backbone.board.put(id, shown(8))).toEqual({ taken: true, newest: 8 });
      expect(await backbone.board.read(id)).toEqual(shown(8));
    });

    it("of another Redis type is replaced", async () => {
      const id = `t${++tours}`;
      await foreign.rpush(`vitrine:tour:${id}:view`, "x");
      expect(await backbone.board.read(id)).toBeNull();
      await backbone.board.begin(id, shown(7));
      expect(await backbone.board.read(id)).toEqual(shown(7));
    });

    it("in an event still notifies subscribers", async () => {
      const heard = vi.fn();
      const stop = backbone.events.follow("view", "t", heard);
      await expect.poll(() => foreign.publish("vitrine:view:t", "{")).toBe(1);
      await expect.poll(() => heard.mock.calls.length).toBe(1);
      backbone.events.tell("view", "t");
      await expect.poll(() => heard.mock.calls.length).toBe(2);
      stop();
    });

    it("does not prevent counting the followers", async () => {
      const here = { followers: 2, presenterSeen: null };
      const elsewhere = { one: "x", other: `3 ${Date.now()}`, presenter: "x" };
      await foreign.hset("vitrine:tour:t:here", elsewhere);
      expect(await backbone.attending("t", here)).toEqual({ ...here, followers: 5 });
    });
  });
});

let tours = 0;

function behavesAsBoard(boardOf: () => ViewBoard): void {
  it("keeps the view with the highest sequence, in whatever order they arrive", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(50), { minLength: 1 }), async (numbers) => {
        const board = boardOf();
        const id = `t${++tours}`;
        let highest = 0;
        await board.begin(id, shown(0));
        for (const sequence of numbers) {
          const taken = sequence > highest;
          highest = Math.max(highest, sequence);
          expect(await board.put(id, shown(sequence))).toEqual({ taken, newest: highest });
        }
        expect(await board.read(id)).toEqual(shown(highest));
      }),
    );
  });

  it("has no view of an ended tour until it begins again, and reports whether it is new", async () => {
    const board = boardOf();
    const id = `t${++tours}`;
    expect(await board.put(id, shown(1))).toBeNull();
    expect(await board.read(id)).toBeNull();
    expect(await board.begin(id, shown(2))).toEqual({ view: shown(2), isNew: true });
    expect(await board.begin(id, shown(3))).toEqual({ view: shown(2), isNew: false });
    await board.remove(id);
    expect(await board.put(id, shown(4))).toBeNull();
    expect(await board.read(id)).toBeNull();
  });

  it("rejects a sequence that is far above the previous one, and returns the current one", async () => {
    const board = boardOf();
    const id = `t${++tours}`;
    await board.begin(id, shown(5));
    expect(await board.put(id, shown(1_006))).toEqual({ taken: false, newest: 5 });
    expect(await board.put(id, shown(2 ** 31 - 1))).toEqual({ taken: false, newest: 5 });
    expect(await board.put(id, shown(1_005))).toEqual({ taken: true, newest: 1_005 });
    expect(await board.put(id, shown(2_006))).toEqual({ taken: false, newest: 1_005 });
    expect(await board.read(id)).toEqual(shown(1_005));
  });
}
