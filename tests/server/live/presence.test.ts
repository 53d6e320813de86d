import { beforeEach, describe, expect, it, vi } from "vitest";
import { createLoneBackbone } from "../../../src/server/live/tours/backbone.ts";
import { Presence, tourFollowersOfNetwork } from "../../../src/server/live/tours/presence.ts";
import { eventually } from "../../support/eventually.ts";

const begun = new Date("2026-11-22T10:00:00Z");
const here = "198.51.100.1";
const row = { id: "t", presenterId: "guide", state: "LIVE", seenAt: begun } as const;

beforeEach(() => void vi.useFakeTimers({ now: begun }));

describe("presence: the attendance of a tour", () => {
  const onChange = vi.fn();
  const onPresenterLeft = vi.fn(() => Promise.resolve());
  let presence: Presence;

  beforeEach(() => {
    onChange.mockClear();
    onPresenterLeft.mockClear();
    presence = new Presence({ backbone: createLoneBackbone(), onChange, onPresenterLeft });
  });

  it("counts followers, and the presenter separately", async () => {
    presence.attend(row, {}, here, "guide");
    presence.attend(row, {}, here, null);
    const leave = presence.attend(row, {}, here, "another");
    expect(await presence.attending(row)).toEqual({ followers: 2, awaySince: null });
    expect(presence.presented()).toEqual(["t"]);
    leave?.();
    expect((await presence.attending(row)).followers).toBe(1);
  });

  /** Fills the seats of a network; returns a function that frees the last one. */
  function fill(network: string): (() => void) | null {
    let leave: (() => void) | null = null;
    for (let n = 0; n < tourFollowersOfNetwork; n++) {
      leave = presence.attend(row, {}, network, null);
    }
    return leave;
  }

  it("is limited, except for the presenter, and has room again after someone leaves", () => {
    const networks = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"];
    const [leave] = networks.map(fill);
    expect(presence.attend(row, {}, here, null)).toBeNull();
    expect(presence.attend(row, {}, here, "guide")).not.toBeNull();
    leave?.();
    expect(presence.attend(row, {}, here, null)).not.toBeNull();
  });

  it("is limited to a quarter for one network, but not for connections already counted", () => {
    const last = {};
    const leave = presence.attend(row, last, "2001:db8:1:ff::1", null);
    fill("2001:db8:1::1");
    expect(presence.attend(row, {}, "2001:db8:1:100::1", null)).toBeNull();
    expect(presence.attend(row, last, "2001:db8:1:ff::1", null)).not.toBeNull();
    expect(presence.attend(row, {}, here, null)).not.toBeNull();
    leave?.();
    expect(presence.attend(row, {}, "2001:db8:1:100::1", null)).toBeNull();
  });

  it("notifies about every change and reports when the presenter leaves", async () => {
    const leave = presence.attend(row, {}, here, "guide");
    await eventually(() => expect(onChange.mock.calls).toEqual([["t"]]));
    presence.attend(row, {}, here, null)?.();
    expect(onPresenterLeft).not.toHaveBeenCalled();
    leave?.();
    expect(onPresenterLeft.mock.calls).toEqual([["t"]]);
    await eventually(() => expect(onChange).toHaveBeenCalledTimes(4));
  });

  it("gets a new key when the number of followers changes or the presenter is away for five seconds", async () => {
    presence.attend(row, {}, here, null);
    const leave = presence.attend(row, {}, here, "guide");
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
    presence.attend(row, {}, here, null);
    expect(await words()).not.toBe(away);
  });

  it("is empty after the tour has ended", async () => {
    presence.attend(row, {}, here, null);
    expect(await presence.attending({ ...row, state: "ENDED" })).toEqual({
      followers: 0,
      awaySince: null,
    });
  });
});
