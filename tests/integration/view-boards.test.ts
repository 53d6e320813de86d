import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLoneBackbone } from "../../src/server/live/tours/backbone.ts";
import type { TourBackbone } from "../../src/server/live/tours/backbone.ts";
import { connectRedisBackbone } from "../../src/server/live/tours/redis-backbone.ts";
import type { ViewBoard } from "../../src/server/live/tours/view-board.ts";
import { hasRedis, startRedis } from "../support/redis.ts";
import type { TestRedis } from "../support/redis.ts";
import { sentView } from "../support/tour.ts";

const shown = (sequence: number) => ({ sequence, view: sentView(sequence), pointer: null });

describe("the board in the memory of one process", () => {
  behavesAsBoard(() => createLoneBackbone().board);
});

describe.skipIf(!hasRedis)("the board in a Redis", () => {
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
});

let tours = 0;

function behavesAsBoard(boardOf: () => ViewBoard): void {
  it("shows the highest number that was put up, in whatever order they come", async () => {
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

  it("has nothing to show of a tour that is over until it begins anew, and says that it did", async () => {
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

  it("takes no number that is far above the one before, and says which that is", async () => {
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
