import { commitLocalUpdate } from "relay-runtime";
import { beforeEach, describe, expect, it } from "vitest";
import { ConnectionStatus } from "../../../src/client/relay/connection-status.ts";
import { Freshness } from "../../../src/client/relay/freshness.ts";
import { RouteQueries } from "../../../src/client/relay/route-queries.ts";
import { openTab, query, storedText } from "../../support/snapshot-tab.ts";

beforeEach(() => localStorage.clear());

describe("snapshot: the next visit", () => {
  it("shows the data of the last visit, also after a garbage collection", () => {
    const before = openTab();
    before.show("mona", "Mona Lisa");
    before.write();
    const after = openTab();
    after.collectGarbage();
    expect(after.has("mona")).toBe(true);
    expect(after.read("mona").work).toMatchObject({
      title: "Mona Lisa",
      creators: [{ name: "Anon" }],
    });
  });

  it("refetches the restored data when it is displayed", async () => {
    const before = openTab();
    before.show("mona", "Mona Lisa");
    before.write();
    const { environment, recent, asked } = openTab();
    const freshness = new Freshness();
    const status = new ConnectionStatus();
    const queries = new RouteQueries({ environment, recent, freshness, status });
    const shown = queries.load(query, { slug: "mona" });
    await shown.ready;
    expect(asked).toEqual([]);
    shown.hold();
    expect(asked).toEqual(["mona"]);
  });

  it("restores the operations with their variables and times of use", () => {
    const before = openTab();
    before.show("scream", "The Scream", 2);
    before.show("mona", "Mona Lisa", 1);
    before.write();
    expect(openTab().restored?.operations).toEqual([
      { name: "snapshotTabTestQuery", variables: { slug: "mona" }, usedAt: 1 },
      { name: "snapshotTabTestQuery", variables: { slug: "scream" }, usedAt: 2 },
    ]);
  });

  it("preserves restored data while other pages are displayed", () => {
    const first = openTab();
    first.show("mona", "Mona Lisa");
    first.write();
    const second = openTab();
    second.show("scream", "The Scream");
    second.write();
    second.write();
    const third = openTab();
    expect([third.has("mona"), third.has("scream")]).toEqual([true, true]);
  });

  it("restores at most 24 operations, the most recent ones", () => {
    const tab = openTab();
    for (let place = 1; place <= 60; place += 1) {
      tab.show(`work-${place}`, `Work ${place}`, place);
      tab.write();
    }
    const { operations = [] } = openTab().restored ?? {};
    expect(operations.map(({ usedAt }) => usedAt)).toEqual(
      Array.from({ length: 24 }, (_, index) => 37 + index),
    );
  });

  it("restores no records that no operation reaches", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    commitLocalUpdate(tab.environment, (store) => store.create("stray", "Work"));
    tab.write();
    expect(storedText()).toContain("Mona Lisa");
    expect(storedText()).not.toContain("stray");
  });

  it("restores no mutation results, whose input may contain a password", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    commitLocalUpdate(tab.environment, (store) => {
      const result = store.create("signed-in", "SignInSuccess");
      store.getRoot().setLinkedRecord(result, "signIn", { input: { password: "seven blue" } });
      store.getRoot().setValue(null, "changePassword", { input: { password: "eight blue" } });
    });
    tab.write();
    expect(storedText()).toContain("Mona Lisa");
    expect(storedText()).not.toContain("blue");
    expect(openTab().has("mona")).toBe(true);
  });

  it("restores no data of a private page", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    tab.showPrivate("The owner's list");
    tab.write();
    expect(storedText()).toContain("Mona Lisa");
    expect(storedText()).not.toContain("owner");
  });

  it("restores no optimistic updates", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    tab.environment.applyUpdate({
      storeUpdater: (store) => store.get("id-mona")?.setValue("Hoped for", "title"),
    });
    expect(tab.read("mona").work?.title).toBe("Hoped for");
    tab.write();
    expect(storedText()).not.toContain("Hoped for");
    expect(storedText()).toContain("Mona Lisa");
  });

  it("restores records without their invalidation time", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    commitLocalUpdate(tab.environment, (store) => store.get("id-mona")?.invalidateRecord());
    expect(tab.has("mona")).toBe(false);
    tab.write();
    expect(storedText()).not.toContain("__invalidated_at");
    expect(openTab().has("mona")).toBe(true);
  });

  it("restores no field that failed, so that it is requested again", async () => {
    const tab = openTab();
    await tab.askInVain("mona");
    tab.write();
    expect(storedText()).toContain("id-mona");
    expect(storedText()).not.toContain("Secret reason");
    expect(openTab().has("mona")).toBe(false);
  });
});

describe("snapshot: the budget", () => {
  it("drops the least recently used operations first", () => {
    const tab = openTab({ budget: 1500 });
    tab.show("old", "O".repeat(600), 1);
    tab.show("new", "N".repeat(600), 2);
    tab.write();
    expect(storedText().length).toBeLessThan(1700);
    const after = openTab();
    expect([after.has("old"), after.has("new")]).toEqual([false, true]);
  });

  it("retains the rest when a single operation is too large", () => {
    const tab = openTab({ budget: 1500 });
    tab.show("small", "S", 1);
    tab.show("huge", "H".repeat(2000), 2);
    tab.write();
    const after = openTab();
    expect([after.has("small"), after.has("huge")]).toEqual([true, false]);
  });

  it("counts records once that several operations share", () => {
    const tab = openTab({ budget: 2400 });
    tab.show("mona", "M".repeat(800), 1);
    tab.show("same", "S", 2);
    commitLocalUpdate(tab.environment, (store) => {
      const root = store.getRoot();
      const work = root.getLinkedRecord("work", { slug: "mona" });
      if (work) root.setLinkedRecord(work, "work", { slug: "same" });
    });
    tab.show("third", "T".repeat(300), 3);
    tab.write();
    const after = openTab();
    expect(after.restored?.operations).toHaveLength(3);
    expect(after.read("same").work?.title).toBe(after.read("mona").work?.title);
  });

  it("retains at most 24 operations", () => {
    const tab = openTab();
    for (let i = 0; i < 30; i += 1) tab.show(`work-${i}`, "T", i);
    tab.write();
    const after = openTab();
    expect([after.has("work-5"), after.has("work-6"), after.has("work-29")]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
