import { beforeEach, describe, expect, it, vi } from "vitest";
import { createLoneBackbone } from "../../../src/server/live/tours/backbone.ts";
import { Presence, tourFollowersLimit } from "../../../src/server/live/tours/presence.ts";
import { eventually } from "../../support/eventually.ts";

const begun = new Date("2026-11-22T10:00:00Z");
const row = { id: "t", presenterId: "guide", state: "LIVE", seenAt: begun } as const;

beforeEach(() => void vi.useFakeTimers({ now: begun }));

describe("presence: who is there on a tour", () => {
  const onChange = vi.fn();
  const onPresenterLeft = vi.fn(() => Promise.resolve());
  let presence: Presence;

  beforeEach(() => {
    onChange.mockClear();
    onPresenterLeft.mockClear();
    presence = new Presence({ backbone: createLoneBackbone(), onChange, onPresenterLeft });
  });

  it("are those who follow, and the presenter apart", async () => {
    presence.attend(row, {}, "guide");
    presence.attend(row, {}, null);
    const leave = presence.attend(row, {}, "another");
    expect(await presence.attending(row)).toEqual({ followers: 2, awaySince: null });
    expect(presence.presented()).toEqual(["t"]);
    leave?.();
    expect((await presence.attending(row)).followers).toBe(1);
  });

  it("are no more than the limit; others may come when some have left", () => {
    const leave = presence.attend(row, {}, null);
    for (let n = 1; n < tourFollowersLimit; n++) presence.attend(row, {}, null);
    expect(presence.attend(row, {}, null)).toBeNull();
    leave?.();
    expect(presence.attend(row, {}, null)).not.toBeNull();
  });

  it("is told when they come and leave, and written down when it is the presenter who left", async () => {
    const leave = presence.attend(row, {}, "guide");
    await eventually(() => expect(onChange.mock.calls).toEqual([["t"]]));
    presence.attend(row, {}, null)?.();
    expect(onPresenterLeft).not.toHaveBeenCalled();
    leave?.();
    expect(onPresenterLeft.mock.calls).toEqual([["t"]]);
    await eventually(() => expect(onChange).toHaveBeenCalledTimes(4));
  });

  it("is to be told anew when others came, and once a presenter has been away for five seconds", async () => {
    presence.attend(row, {}, null);
    const leave = presence.attend(row, {}, "guide");
    const words = () => presence.inWords("t", begun.getTime());
    const before = await words();
    leave?.();
    vi.setSystemTime(begun.getTime() + 5_000);
    expect(await words()).toBe(before);
    expect((await presence.attending(row)).awaySince).toBeNull();
    vi.setSystemTime(begun.getTime() + 5_001);
    const away = await words();
    expect(away).not.toBe(before);
    expect((await presence.attending(row)).awaySince).toEqual(begun);
    presence.attend(row, {}, null);
    expect(await words()).not.toBe(away);
  });

  it("is nobody once the tour is over", async () => {
    presence.attend(row, {}, null);
    expect(await presence.attending({ ...row, state: "ENDED" })).toEqual({
      followers: 0,
      awaySince: null,
    });
  });
});
