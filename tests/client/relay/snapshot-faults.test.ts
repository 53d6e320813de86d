import fc from "fast-check";
import { RecordSource } from "relay-runtime";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseSnapshot, type SnapshotOwner } from "../../../src/client/relay/snapshot-format.ts";
import { SnapshotWriter } from "../../../src/client/relay/snapshot.ts";
import { finish } from "../../../src/client/relay/steps.ts";
import {
  fakeStorage,
  openTab,
  quotaExceeded,
  snapshotKey,
  storedText,
  testOwner,
} from "../../support/snapshot-tab.ts";

beforeEach(() => localStorage.clear());

/** Returns the snapshot of a tab that showed one work. */
function leaveOne(): string {
  const tab = openTab();
  tab.show("mona", "Mona Lisa");
  tab.write();
  return storedText();
}

describe("snapshot-faults: a storage", () => {
  it("that is full causes no error and retains no old snapshot", () => {
    let isFull = false;
    const storage = fakeStorage(() => isFull && quotaExceeded());
    const tab = openTab({ storage: () => storage });
    tab.show("mona", "Mona Lisa");
    tab.write();
    expect(storage.getItem(snapshotKey)).toContain("Mona Lisa");
    isFull = true;
    tab.show("scream", "The Scream");
    tab.write();
    expect(storage.getItem(snapshotKey)).toBeNull();
    isFull = false;
    tab.write();
    expect(storage.getItem(snapshotKey)).toContain("The Scream");
  });

  it("that is smaller than the budget retains the most recently used operations", () => {
    const storage = fakeStorage((text) => text.length > 1700 && quotaExceeded());
    const tab = openTab({ storage: () => storage, budget: 3000 });
    tab.show("old", "O".repeat(800), 1);
    tab.show("new", "N".repeat(800), 2);
    tab.write();
    const after = openTab({ storage: () => storage });
    expect([after.has("old"), after.has("new")]).toEqual([false, true]);
  });

  it("that is forbidden causes no error", () => {
    const forbidden = () => {
      throw new DOMException("Forbidden", "SecurityError");
    };
    const tab = openTab({ storage: forbidden });
    expect(tab.restored).toBeNull();
    tab.show("mona", "Mona Lisa");
    tab.write();
    tab.end();
    expect(tab.has("mona")).toBe(true);
  });
});

describe("snapshot-faults: a snapshot", () => {
  it("of another version or member is not read", () => {
    const text = leaveOne();
    expect(parseSnapshot(text, testOwner)).not.toBeNull();
    expect(parseSnapshot(text, { ...testOwner, memberId: "somebody" })).toBeNull();
    expect(parseSnapshot(text, { ...testOwner, version: "newer" })).toBeNull();
  });

  it("with an operation unknown to this build is read without that operation", () => {
    localStorage.setItem(snapshotKey, leaveOne().replaceAll("snapshotTabTestQuery", "toString"));
    expect(openTab().recent.all()).toEqual([]);
  });

  it("that is damaged never throws, and invalid ones parse as null", () => {
    const text = leaveOne();
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), (at, noise) => {
        localStorage.setItem(snapshotKey, text.slice(0, at) + noise);
        openTab().write();
      }),
    );
    for (const value of ["", "null", "[]", "{}", '{"version":1}']) {
      expect(parseSnapshot(value, testOwner)).toBeNull();
    }
  });

  it.each([
    ["an operation without variables", '"variables"', '"former"'],
    ["a time that is no number", /"usedAt":\d+/, '"usedAt":"now"'],
    ["a record without an id", '"__id":"id-mona"', '"__former":"id-mona"'],
    ["a record whose id is no text", '"__id":"id-mona"', '"__id":7'],
    ["a record without a type", /"__typename":"\w+"/, '"__typename":null'],
    ["a record that is none", '"records":[', '"records":[7,'],
    ["a link that is none", /\{"__ref":"id-mona"\}/, '{"__ref":{}}'],
    ["links that are none", /"__refs":\[[^\]]*\]/, '"__refs":"id-mona"'],
    ["a link among scalars", '"title":"Mona Lisa"', '"title":[{"__ref":"id-mona"}]'],
    ["an object where text is", '"title":"Mona Lisa"', '"title":{"toString":"no"}'],
    ["a field that is a prototype", '"title":"Mona Lisa"', '"__proto__":"Mona Lisa"'],
    ["a value nested very deeply", '"Mona Lisa"', `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["a gigantic text", '"Mona Lisa"', `"${"M".repeat(6_000_000)}"`],
  ])("with %s is not read", (_what, found, put) => {
    const text = leaveOne();
    const tampered = text.replace(found, put);
    expect(tampered).not.toBe(text);
    localStorage.setItem(snapshotKey, tampered);
    expect(openTab().restored).toBeNull();
    expect(storedText().length).toBeLessThan(300);
  });

  it("with ids of built-in object properties does no harm", () => {
    const text = leaveOne().replaceAll("id-mona", "__proto__");
    localStorage.setItem(snapshotKey, text);
    const tab = openTab();
    expect(tab.read("mona").work?.title).toBe("Mona Lisa");
    tab.write();
    expect(Object.hasOwn(Object.prototype, "title")).toBe(false);
  });

  it("with dangling links is requested again", () => {
    const text = leaveOne();
    const start = text.indexOf(',{"__id":"client:id-mona:creators:0"');
    localStorage.setItem(snapshotKey, `${text.slice(0, start)}]}`);
    const tab = openTab();
    expect(tab.restored).not.toBeNull();
    expect(tab.has("mona")).toBe(false);
  });

  it("that made a page fail is deleted and not written again", () => {
    leaveOne();
    const tab = openTab();
    tab.end();
    expect(storedText()).toBe("");
    tab.write();
    expect(storedText()).toBe("");
  });
});

describe("snapshot-faults: a store that cannot be read", () => {
  class Broken extends RecordSource {
    override get(): never {
      throw new Error("Broken");
    }
  }
  const brokenWriter = (owner: SnapshotOwner) => {
    const tab = openTab({ late: true });
    tab.show("scream", "The Scream");
    const { recent } = tab;
    return new SnapshotWriter({ source: new Broken(), recent, queries: {}, restored: null, owner });
  };

  it("leaves no old snapshot behind", () => {
    leaveOne();
    finish(brokenWriter(testOwner).write());
    expect(storedText()).toBe("");
  });

  it("does not change another version's snapshot, or another tab's after its own writer has ended", () => {
    const text = leaveOne();
    finish(brokenWriter({ ...testOwner, version: "older" }).write());
    expect(storedText()).toBe(text);
    const ended = brokenWriter(testOwner);
    ended.end();
    const other = leaveOne();
    finish(ended.write());
    expect(storedText()).toBe(other);
  });
});

describe("snapshot-faults: a wrong clock", () => {
  it("gives no snapshot or operation a time in the future", () => {
    vi.useFakeTimers({ now: Date.UTC(2036, 0) });
    leaveOne();
    vi.setSystemTime(Date.UTC(2026, 0));
    const { restored, recent } = openTab();
    expect(restored?.savedAt).toBe(Date.UTC(2026, 0));
    expect(recent.all().map(({ stored }) => stored.usedAt)).toEqual([Date.UTC(2026, 0)]);
  });

  it("that is set back does not change which operation was used last", () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 5) });
    const tab = openTab({ budget: 1500 });
    tab.show("before", "B".repeat(600));
    vi.setSystemTime(Date.UTC(2025, 5));
    tab.show("after", "A".repeat(600));
    tab.write();
    const next = openTab();
    expect([next.has("before"), next.has("after")]).toEqual([false, true]);
  });
});
