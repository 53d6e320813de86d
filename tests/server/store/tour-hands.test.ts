import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lockMember } from "../../../src/server/store/members.ts";
import { moveBelongings } from "../../../src/server/store/move-belongings.ts";
import { MemberGone } from "../../../src/server/store/problems.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { tourHand } from "../../../src/server/store/tables/tours.ts";
import {
  handLens,
  handsOfTour,
  lowerHand,
  raiseHand,
  tourHandsLimit,
} from "../../../src/server/store/tour-hands.ts";
import { startTour, takeLens, tourById } from "../../../src/server/store/tours.ts";
import { eachDatabase } from "../../support/database.ts";
import { knownMember } from "../../support/member.ts";

eachDatabase("tour-hands", (name, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let presenterId: string;
  let codes = 0;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  beforeEach(async () => {
    presenterId = (await knownMember(store.db, "MEMBER")).id;
  });
  afterAll(() => close());

  const newCode = () => `c${++codes}`;
  async function started() {
    const row = await startTour(store.db, { presenterId, title: "A walk", view: "v0" }, newCode);
    if (!row) throw new Error("The tour did not start.");
    return row;
  }

  describe("raised hands", () => {
    it("stay in the order of raising, each once, until they are lowered", async () => {
      const { id } = await started();
      const [first, second] = [
        await knownMember(store.db, "VISITOR"),
        await knownMember(store.db, "VISITOR"),
      ];
      await raiseHand(store.db, id, { memberId: first.id, name: "Bo" });
      await raiseHand(store.db, id, { memberId: second.id, name: "Cy" });
      await raiseHand(store.db, id, { memberId: first.id, name: "Bob" });
      expect(await handsOfTour(store.db, id)).toEqual([
        { memberId: first.id, name: "Bob" },
        { memberId: second.id, name: "Cy" },
      ]);
      await lowerHand(store.db, id, first.id);
      await lowerHand(store.db, id, first.id);
      expect(await handsOfTour(store.db, id)).toEqual([{ memberId: second.id, name: "Cy" }]);
    });

    it("and the lens move with a visitor who signs in, keeping one hand per member", async () => {
      const { id } = await started();
      const other = await started();
      const [visitor, member] = [
        await knownMember(store.db, "VISITOR"),
        await knownMember(store.db, "MEMBER", "Bo"),
      ];
      await raiseHand(store.db, id, { memberId: visitor.id, name: "B" });
      await raiseHand(store.db, other.id, { memberId: visitor.id, name: "B" });
      await raiseHand(store.db, other.id, { memberId: member.id, name: "Bo" });
      expect(await handLens(store.db, id, visitor.id)).toBe("handed");
      await raiseHand(store.db, id, { memberId: visitor.id, name: "B" });
      await store.db.transaction((tx) => moveBelongings(tx, visitor.id, member.id));
      expect(await handsOfTour(store.db, id)).toEqual([{ memberId: member.id, name: "B" }]);
      expect(await handsOfTour(store.db, other.id)).toEqual([{ memberId: member.id, name: "Bo" }]);
      expect(await tourById(store.db, id)).toMatchObject({ lensId: member.id, lensName: "B" });
    });

    it("are lowered when their owner gets the lens", async () => {
      const { id } = await started();
      const guest = await knownMember(store.db, "VISITOR");
      expect(await handLens(store.db, id, guest.id)).toBe("no-hand");
      await raiseHand(store.db, id, { memberId: guest.id, name: "Bo" });
      expect(await handLens(store.db, id, guest.id)).toBe("handed");
      expect(await tourById(store.db, id)).toMatchObject({ lensId: guest.id, lensName: "Bo" });
      expect(await handLens(store.db, id, guest.id)).toBe("no-hand");
      await takeLens(store.db, id);
      expect(await tourById(store.db, id)).toMatchObject({ lensId: null, lensName: null });
    });

    it("cannot belong to a deleted member", async () => {
      const { id } = await started();
      const gone = { memberId: "gone", name: "Bo" };
      await expect(raiseHand(store.db, id, gone)).rejects.toThrow(MemberGone);
      expect(await handLens(store.db, id, gone.memberId)).toBe("no-hand");
      const input = { presenterId: "gone", title: "A walk", view: "v" };
      await expect(startTour(store.db, input, newCode)).rejects.toThrow(MemberGone);
    });

    // The other database executes everything sequentially.
    it.runIf(name === "postgresql")("can be raised while their visitor signs in", async () => {
      const { id } = await started();
      const visitor = await knownMember(store.db, "VISITOR");
      const member = await knownMember(store.db, "MEMBER", "Bo");
      const hand = { memberId: visitor.id, name: "B" };
      await raiseHand(store.db, id, hand);
      await handLens(store.db, id, visitor.id);
      let raising: Promise<unknown> | null = null;
      await store.db.transaction(async (tx) => {
        await lockMember(tx, visitor.id);
        raising = raiseHand(store.db, id, hand).catch((error: unknown) => error);
        const [self] = (await tx.execute(sql`SELECT pg_backend_pid() AS pid`)).rows;
        // Queried outside the transaction, in which pg_stat_activity is a fixed snapshot.
        const waits = sql`SELECT FROM pg_stat_activity WHERE ${self?.pid}::int = ANY (pg_blocking_pids(pid))`;
        await expect.poll(async () => (await store.db.execute(waits)).rows.length).toBe(1);
        await moveBelongings(tx, visitor.id, member.id);
      });
      expect(await raising).toBeInstanceOf(MemberGone);
      expect(await tourById(store.db, id)).toMatchObject({ lensId: member.id });
    });

    it("are limited in number", async () => {
      const { id } = await started();
      for (let n = 0; n < tourHandsLimit; n++) {
        const memberId = (await knownMember(store.db, "VISITOR")).id;
        await store.db.insert(tourHand).values({ tourId: id, memberId, name: `${n}` });
      }
      const hand = { memberId: presenterId, name: "Ada" };
      expect(await raiseHand(store.db, id, hand)).toBe("too-many");
    });
  });
});
