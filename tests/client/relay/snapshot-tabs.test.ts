import { beforeEach, describe, expect, it } from "vitest";
import { openTab, storedText, testOwner } from "../../support/snapshot-tab.ts";

beforeEach(() => localStorage.clear());

const newer = { ...testOwner, version: "newer" };

describe("snapshot-tabs: two tabs", () => {
  it("preserve what each of them displayed", () => {
    const [one, two] = [openTab(), openTab()];
    one.show("mona", "Mona Lisa");
    two.show("scream", "The Scream");
    one.write();
    two.write();
    one.write();
    two.write();
    const after = openTab();
    expect([after.has("mona"), after.has("scream")]).toEqual([true, true]);
  });

  it("do not overwrite each other's changes to shared data", () => {
    const first = openTab();
    first.show("mona", "Mona Lisa");
    first.write();
    const [one, two] = [openTab(), openTab()];
    one.show("mona", "La Gioconda");
    one.write();
    two.show("scream", "The Scream");
    two.write();
    two.write();
    expect(openTab().read("mona").work?.title).toBe("La Gioconda");
  });

  it("stay within the budget together", () => {
    const [one, two] = [openTab({ budget: 1500 }), openTab({ budget: 1500 })];
    one.show("old", "O".repeat(600), 1);
    one.write();
    two.show("new", "N".repeat(600), 2);
    two.write();
    expect(storedText().length).toBeLessThan(1700);
    expect(openTab().has("new")).toBe(true);
  });
});

describe("snapshot-tabs: a page that arrived with its first response", () => {
  it("preserves the stored snapshot even if the visitor leaves before it was read", () => {
    const before = openTab();
    before.show("mona", "Mona Lisa");
    before.write();
    const brief = openTab({ late: true });
    brief.show("scream", "The Scream");
    brief.write();
    const after = openTab();
    expect([after.has("mona"), after.has("scream")]).toEqual([true, true]);
  });

  it("reads the snapshot late and does not overwrite another tab's changes", () => {
    const first = openTab();
    first.show("mona", "Mona Lisa");
    first.write();
    const [late, other] = [openTab({ late: true }), openTab()];
    late.show("scream", "The Scream");
    late.join();
    expect(late.has("mona")).toBe(true);
    other.show("mona", "La Gioconda");
    other.write();
    late.write();
    const after = openTab();
    expect(after.read("mona").work?.title).toBe("La Gioconda");
    expect(after.has("scream")).toBe(true);
  });
});

describe("snapshot-tabs: two versions of the site in two tabs", () => {
  it("leave the snapshot to the version opened last, and do not write by turns", () => {
    const former = openTab();
    former.show("mona", "Mona Lisa");
    former.write();
    const current = openTab({ owner: newer });
    expect(current.restored).toBeNull();
    former.write();
    current.show("scream", "The Scream");
    current.write();
    const text = storedText();
    former.show("night", "Night Watch");
    former.write();
    expect(storedText()).toBe(text);
    expect(openTab({ owner: newer }).has("scream")).toBe(true);
  });

  it("work again when the older version is opened again", () => {
    const current = openTab({ owner: newer });
    current.show("scream", "The Scream");
    current.write();
    const back = openTab();
    current.write();
    back.show("mona", "Mona Lisa");
    back.write();
    expect(openTab().has("mona")).toBe(true);
  });
});

it("snapshot-tabs: another member's snapshot is neither read nor retained", () => {
  const mine = openTab();
  mine.show("mona", "Mona Lisa");
  mine.write();
  const theirs = openTab({ owner: { ...testOwner, memberId: "somebody" } });
  expect(theirs.restored).toBeNull();
  expect(storedText()).not.toContain("Mona Lisa");
});
