import { afterEach, expect, it, vi } from "vitest";
import {
  keepChanges,
  keptChanges,
} from "../../../../../src/client/features/desk/works/kept-changes.ts";
import type { WorkChange } from "../../../../../src/client/features/desk/works/work-changes.ts";

const change = (mine: string): WorkChange => ({ field: "title", was: "Sea", mine });
const name = "vitrine:work:ada:w1";

afterEach(() => localStorage.clear());

it("kept-changes: stores the changes of each member separately", () => {
  keepChanges("w1", "ada", [change("Ocean")]);
  expect(keptChanges("w1", "grace")).toEqual([]);
  keepChanges("w1", "grace", []);
  expect(keptChanges("w1", "ada")).toEqual([change("Ocean")]);
  keepChanges("w1", "ada", []);
  expect(localStorage).toHaveLength(0);
});

it("kept-changes: does not delete changes that another tab stored", () => {
  keepChanges("w1", "ada", [change("Ocean")]);
  const other = JSON.stringify([change("Coast")]);
  localStorage.setItem(name, other);
  keepChanges("w1", "ada", []);
  expect(localStorage.getItem(name)).toBe(other);
});

it("kept-changes: returns false and no changes when localStorage throws", () => {
  const refuse = () => {
    throw new DOMException("It is full.", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, clear: () => {} });
  expect(keptChanges("w1", "ada")).toEqual([]);
  expect(keepChanges("w1", "ada", [change("Ocean")])).toBe(false);
});
