import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TourBackbone } from "../../../src/server/live/tours/backbone.ts";
import { createLoneBackbone } from "../../../src/server/live/tours/backbone.ts";
import { Tours } from "../../../src/server/live/tours/tours.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { tour } from "../../../src/server/store/tables/tours.ts";
import { startTour, tourById } from "../../../src/server/store/tours.ts";
import type { TourRow } from "../../../src/server/store/tours.ts";
import { openPglite } from "../../support/database.ts";
import { knownMember } from "../../support/member.ts";

describe("tours-facade: the live side of tours", () => {
  let store: Store;
  let close: () => Promise<void>;
  let tours: Tours;
  let backbone: TourBackbone;
  let row: TourRow;
  let codes = 0;

  beforeAll(async () => {
    ({ store, close } = await openPglite());
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    backbone = createLoneBackbone();
    tours = new Tours(store.db, backbone, pino({ level: "silent" }));
    const { id: presenterId } = await knownMember(store.db, "MEMBER");
    const input = { presenterId, title: "A walk", view: "v0" };
    const started = await startTour(store.db, input, () => `c${++codes}`);
    if (!started) throw new Error("The tour did not start.");
    row = started;
  });
  afterEach(async () => {
    await tours.close();
  });
  afterAll(() => close());

  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const minutePasses = () => void vi.advanceTimersByTime(60_000);

  it("ends a tour without presenter for hours, with the last view", async () => {
    await tours.present(row, { sequence: 1, view: "v1", pointer: null });
    await store.db.update(tour).set({ seenAt: hoursAgo(7) });
    minutePasses();
    await expect
      .poll(() => tourById(store.db, row.id))
      .toMatchObject({ state: "ENDED", view: "v1", sequence: 1 });
  });

  it("does not end a tour whose presenter is connected", async () => {
    tours.presence.attend(row, {}, "198.51.100.1", row.presenterId);
    await store.db.update(tour).set({ seenAt: hoursAgo(7) });
    minutePasses();
    await expect
      .poll(async () => (await tourById(store.db, row.id))?.seenAt.getTime())
      .toBeGreaterThan(hoursAgo(1).getTime());
    expect(await tourById(store.db, row.id)).toMatchObject({ state: "LIVE" });
  });

  it("ends with the last local view, even if the shared state is unavailable", async () => {
    await tours.present(row, { sequence: 1, view: "v1", pointer: null });
    backbone.board.read = () => Promise.reject(new Error("The board cannot be reached."));
    expect(await tours.end(row)).toMatchObject({ state: "ENDED", sequence: 1, view: "v1" });
  });

  it("shows nothing more after the tour has ended", async () => {
    await tours.present(row, { sequence: 1, view: "v1", pointer: null });
    await tours.end(row);
    // `row` still says that the tour is running.
    expect(await tours.present(row, { sequence: 2, view: "v2", pointer: null })).toBeNull();
    expect(await tours.newest(row)).toMatchObject({ sequence: 1, view: "v1" });
    expect(await backbone.board.read(row.id)).toBeNull();
  });

  it("sends late subscribers the last view and then ends", async () => {
    await tours.present(row, { sequence: 1, view: "v1", pointer: null });
    const shown = await tours.views(row);
    const ended = await tours.end(row);
    const late = await tours.views(ended ?? row);
    const last = { tourId: row.id, sequence: 1, view: "v1", pointer: null };
    for (const views of [shown, late]) {
      expect(await views.next()).toEqual({ value: last, done: false });
      expect(await views.next()).toEqual({ value: undefined, done: true });
    }
  });

  it("stores the current view when it is closed", async () => {
    await tours.present(row, { sequence: 1, view: "last", pointer: null });
    await tours.close();
    expect(await tourById(store.db, row.id)).toMatchObject({ view: "last", sequence: 1 });
  });
});
