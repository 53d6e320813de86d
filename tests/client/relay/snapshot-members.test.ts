import { beforeEach, describe, expect, it } from "vitest";
import { finish } from "../../../src/client/relay/steps.ts";
import { openTab, storedText } from "../../support/snapshot-tab.ts";

beforeEach(() => localStorage.clear());

function tabOf(memberId: string | null) {
  const tab = openTab();
  tab.belongTo(memberId);
  return tab;
}

describe("snapshot-members: a member's snapshot", () => {
  it("is read before the viewer is known, and contains its member's id", () => {
    const before = tabOf("ada");
    before.show("mona", "Mona Lisa");
    before.write();
    expect(openTab().restored?.memberId).toBe("ada");
    expect(openTab().has("mona")).toBe(true);
  });

  it("is deleted when another member or an anonymous visitor is the viewer", () => {
    for (const other of ["grace", null]) {
      const before = tabOf("ada");
      before.show("mona", "Mona Lisa");
      before.write();
      openTab().belongTo(other);
      expect(storedText()).not.toContain("Mona Lisa");
      expect(openTab().restored?.memberId).toBe(other);
      localStorage.clear();
    }
  });

  it("stays when the server confirms that its member is the viewer", () => {
    const before = tabOf("ada");
    before.show("mona", "Mona Lisa");
    before.write();
    openTab().belongTo("ada");
    expect(openTab().has("mona")).toBe(true);
  });

  it("is not written again by a tab that has not learned of the change yet", () => {
    const [here, there] = [tabOf("ada"), tabOf("ada")];
    there.show("mona", "Mona Lisa");
    there.write();
    here.belongTo(null);
    there.show("scream", "The Scream");
    there.write();
    expect(storedText()).not.toMatch(/Mona Lisa|The Scream/);
  });

  it("is not completed when the viewer changes during its write", () => {
    const tab = tabOf("ada");
    tab.show("mona", "Mona Lisa");
    tab.write();
    tab.show("scream", "The Scream");
    const begun = tab.beginToWrite();
    begun.next();
    tab.belongTo(null);
    finish(begun);
    expect(storedText()).not.toMatch(/Mona Lisa|The Scream/);
  });
});
