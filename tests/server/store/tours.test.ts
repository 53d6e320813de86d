import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetMember } from "../../../src/server/store/accounts.ts";
import { newId } from "../../../src/server/store/ids.ts";
import type { Page } from "../../../src/server/store/page.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { tour, tourStep } from "../../../src/server/store/tables/tours.ts";
import { editTour } from "../../../src/server/store/tour-edits.ts";
import { handLens, handsOfTour, raiseHand } from "../../../src/server/store/tour-hands.ts";
import {
  countTourSteps,
  stepsOfTour,
  tourStepsLimit,
} from "../../../src/server/store/tour-steps.ts";
import {
  abandonedTours,
  deleteTour,
  endTour,
  keepPassingView,
  keepView,
  liveToursLimit,
  sayInTour,
  startTour,
  tourByCode,
  tourById,
} from "../../../src/server/store/tours.ts";
import { toursOfPresenter } from "../../../src/server/store/tours-of-presenter.ts";
import { eachDatabase } from "../../support/database.ts";
import { eventsHeard } from "../../support/events.ts";
import { knownMember } from "../../support/member.ts";
import { runs } from "../../support/runs.ts";

eachDatabase("tours", (_name, open) => {
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
  async function started(title = "A walk") {
    const row = await startTour(store.db, { presenterId, title, view: "v0" }, newCode);
    if (!row) throw new Error("The tour did not start.");
    return row;
  }
  const stepsOf = async (id: string) =>
    (await stepsOfTour(store.db, id)).map(({ view, caption }) => [view, caption]);

  describe("a tour", () => {
    it("is found by its code and starts with the first view as its first step", async () => {
      const row = await started();
      expect(await tourByCode(store.db, row.code)).toEqual(row);
      expect(row).toMatchObject({ state: "LIVE", sequence: 0, endedAt: null });
      expect(await stepsOf(row.id)).toEqual([["v0", null]]);
    });

    it("gets another code if the first is in use", async () => {
      const { code } = await started();
      const offered = [code, code, newCode()];
      const other = await startTour(
        store.db,
        { presenterId, title: "Another", view: "v" },
        () => offered.shift() ?? "none",
      );
      expect(other?.code).toBe(`c${codes}`);
    });

    it("is limited to a number of concurrent tours, also under concurrent starts", async () => {
      const all = await Promise.all(
        Array.from({ length: liveToursLimit + 2 }, () =>
          startTour(store.db, { presenterId, title: "One", view: "v" }, newCode),
        ),
      );
      const rows = all.filter((row) => row !== null);
      expect(rows).toHaveLength(liveToursLimit);
      await endTour(store.db, rows[0]?.id ?? "", null);
      expect(await started()).toMatchObject({ state: "LIVE" });
    });

    it("is listed for its presenter, live ones first, then by start, page by page", async () => {
      const rows = [await started("a"), await started("b"), await started("c")];
      await endTour(store.db, rows[1]?.id ?? "", null);
      await endTour(store.db, rows[2]?.id ?? "", null);
      const titles = async (page: Page) => {
        const { rows: found, cursors } = await toursOfPresenter(store.db, presenterId, page);
        return { titles: found.map(({ title }) => title), last: cursors.at(-1) ?? null };
      };
      expect((await titles({ first: 10 })).titles).toEqual(["a", "c", "b"]);
      const first = await titles({ first: 2 });
      expect(first.titles).toEqual(["a", "c"]);
      expect((await titles({ first: 2, after: first.last })).titles).toEqual(["b"]);
      const other = (await knownMember(store.db, "MEMBER")).id;
      expect((await toursOfPresenter(store.db, other, { first: 10 })).rows).toEqual([]);
    });

    it("records settled views and captions as steps, in order, with their times", async () => {
      const { id } = await started();
      await keepView(store.db, id, { sequence: 4, view: "v1" });
      await keepView(store.db, id, { sequence: 3, view: "late" });
      await keepView(store.db, id, { sequence: 5, view: "v1" });
      await sayInTour(store.db, id, { words: "Look", view: "v1" });
      const said = await sayInTour(store.db, id, { words: "Look", view: "v1" });
      expect(said).toMatchObject({ words: "Look", wordsNumber: 2, sequence: 5 });
      expect(await stepsOf(id)).toEqual([
        ["v0", null],
        ["v1", null],
        ["v1", "Look"],
        ["v1", "Look"],
      ]);
      expect(await countTourSteps(store.db, id)).toBe(4);
      const times = (await stepsOfTour(store.db, id)).map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    });

    it("stores passing views without a step until they settle", async () => {
      const { id } = await started();
      await keepPassingView(store.db, id, { sequence: 2, view: "v2" });
      await keepPassingView(store.db, id, { sequence: 1, view: "late" });
      expect(await tourById(store.db, id)).toMatchObject({ view: "v2", sequence: 2 });
      expect(await stepsOf(id)).toEqual([["v0", null]]);
      await keepView(store.db, id, { sequence: 2, view: "v2" });
      await keepView(store.db, id, { sequence: 2, view: "v2" });
      expect(await stepsOf(id)).toEqual([
        ["v0", null],
        ["v2", null],
      ]);
    });

    it("ends once with the last view and accepts nothing afterwards", async () => {
      const { id } = await started();
      await raiseHand(store.db, id, { memberId: presenterId, name: "Ada" });
      const ended = await endTour(store.db, id, { sequence: 9, view: "last" });
      expect(ended).toMatchObject({ state: "ENDED", view: "last", sequence: 9, lensId: null });
      expect(await endTour(store.db, id, { sequence: 10, view: "later" })).toEqual(ended);
      await keepView(store.db, id, { sequence: 11, view: "later" });
      expect(await sayInTour(store.db, id, { words: "Wait", view: "later" })).toBeNull();
      expect(await handLens(store.db, id, presenterId)).toBe("over");
      expect(await raiseHand(store.db, id, { memberId: presenterId, name: "Ada" })).toBe("over");
      expect(await handsOfTour(store.db, id)).toEqual([]);
      expect(await stepsOf(id)).toEqual([
        ["v0", null],
        ["last", null],
      ]);
    });

    it("ends with the stored view if that is newer", async () => {
      const { id } = await started();
      await keepView(store.db, id, { sequence: 5, view: "v5" });
      const ended = await endTour(store.db, id, { sequence: 4, view: "v4" });
      expect(ended).toMatchObject({ state: "ENDED", view: "v5", sequence: 5 });
      expect(await stepsOf(id)).toEqual([
        ["v0", null],
        ["v5", null],
      ]);
    });

    it("ends with a step for a view that was stored only in passing", async () => {
      const { id } = await started();
      await keepPassingView(store.db, id, { sequence: 5, view: "v5" });
      await endTour(store.db, id, { sequence: 5, view: "v5" });
      expect(await stepsOf(id)).toEqual([
        ["v0", null],
        ["v5", null],
      ]);
    });

    it("has at most the maximum number of steps", async () => {
      const { id } = await started();
      const step = { tourId: id, at: 0, caption: null };
      const filling = Array.from({ length: tourStepsLimit - 2 }, (_, n) => ({
        ...step,
        id: newId(),
        place: n + 2,
        view: `f${n}`,
      }));
      await store.db.insert(tourStep).values(filling);
      for (let n = 1; n <= 3; n++) await keepView(store.db, id, { sequence: n, view: `v${n}` });
      const steps = await stepsOf(id);
      expect(steps).toHaveLength(tourStepsLimit);
      expect(steps.at(-1)).toEqual(["v1", null]);
      expect(await tourById(store.db, id)).toMatchObject({ view: "v3", sequence: 3 });
    });

    it("is announced when it is deleted or its presenter is deleted", async () => {
      const [deleted, dropped] = [await started(), await started()];
      const gone: string[][] = [];
      const stop = await store.listen((event) => {
        if (event.kind === "tours-gone") gone.push(event.ids);
      });
      await deleteTour(store.db, deleted.id);
      await deleteTour(store.db, deleted.id);
      await store.db.transaction((tx) => forgetMember(tx, presenterId));
      await eventsHeard(store.db, store);
      await stop();
      expect(gone).toEqual([[deleted.id], [dropped.id]]);
      expect(await tourById(store.db, dropped.id)).toBeNull();
    });

    it("is abandoned when its presenter has been away for hours", async () => {
      const { id } = await started();
      expect(await abandonedTours(store.db, 1)).not.toContain(id);
      await store.db.update(tour).set({ seenAt: new Date(Date.now() - 3_601_000) });
      expect(await abandonedTours(store.db, 1)).toContain(id);
      await endTour(store.db, id, null);
      expect(await abandonedTours(store.db, 1)).not.toContain(id);
    });
  });

  describe("editing an ended tour", () => {
    async function over(views: number) {
      const { id } = await started();
      for (let n = 1; n < views; n++) {
        await keepView(store.db, id, { sequence: n, view: `v${n}` });
      }
      await endTour(store.db, id, null);
      return id;
    }

    it("changes title, captions and steps, and increments the version each time", async () => {
      const id = await over(3);
      const [, second, third] = await stepsOfTour(store.db, id);
      const [a = "", b = ""] = [second?.id, third?.id];
      await editTour(store.db, id, 1, { title: "Walls" });
      await editTour(store.db, id, 2, { rewrite: a, caption: "Here" });
      const last = await editTour(store.db, id, 3, { remove: b });
      expect(last).toMatchObject({ outcome: "edited", row: { title: "Walls", version: 4 } });
      expect(await stepsOf(id)).toEqual([
        ["v0", null],
        ["v1", "Here"],
      ]);
    });

    it("is a conflict on an outdated version and changes nothing", async () => {
      const id = await over(1);
      const results = await Promise.all(
        ["A", "B"].map((title) => editTour(store.db, id, 1, { title })),
      );
      expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(["conflict", "edited"]);
      expect(await tourById(store.db, id)).toMatchObject({ version: 2 });
    });

    it("is rejected for a live tour and for steps of another tour", async () => {
      const { id } = await started();
      expect(await editTour(store.db, id, 1, { title: "A" })).toEqual({ outcome: "live" });
      expect(await editTour(store.db, "none", 1, { title: "A" })).toEqual({
        outcome: "no-such-tour",
      });
      const [ended, other] = [await over(1), await over(1)];
      const [step] = await stepsOfTour(store.db, other);
      const foreign = step?.id ?? "";
      for (const edit of [
        { remove: foreign },
        { rewrite: foreign, caption: "x" },
        { move: foreign, after: null },
      ]) {
        expect(await editTour(store.db, ended, 1, edit)).toEqual({ outcome: "no-such-step" });
      }
    });

    it("moves steps like elements of a list", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(4), fc.option(fc.nat(4))), { maxLength: 6 }),
          async (moves) => {
            const id = await over(5);
            let expected = (await stepsOfTour(store.db, id)).map((step) => step.id);
            let version = 1;
            for (const [from, to] of moves) {
              const move = expected[from] ?? "";
              const after = to === null ? null : (expected[to] ?? "");
              const { outcome } = await editTour(store.db, id, version, { move, after });
              if (outcome !== "edited") continue;
              version += 1;
              expected = expected.filter((step) => step !== move);
              expected.splice(after === null ? 0 : expected.indexOf(after) + 1, 0, move);
            }
            expect((await stepsOfTour(store.db, id)).map((step) => step.id)).toEqual(expected);
          },
        ),
        { numRuns: runs(10) },
      );
    });
  });
});
