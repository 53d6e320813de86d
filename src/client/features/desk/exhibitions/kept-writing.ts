import * as v from "valibot";
import type { Unsaved } from "./editing/unsaved.ts";

const id = v.string();
const idOrNull = v.nullable(id);
const content = v.record(v.string(), v.unknown());
const block = v.object({ id, isHidden: v.boolean(), content: v.nullable(content) });

/** Schema of persisted operations. The server validates the content of blocks. */
const operation = v.variant("kind", [
  v.object({ kind: v.picklist(["add", "remove", "restore"]), block, after: v.optional(idOrNull) }),
  v.object({ kind: v.literal("move"), id, from: idOrNull, to: idOrNull }),
  v.object({ kind: v.literal("hide"), id, isHidden: v.boolean() }),
  v.object({ kind: v.literal("write"), id, before: content, after: content }),
  v.object({ kind: v.literal("head"), before: content, after: content }),
]);
const record = v.object({
  window: v.string(),
  unsaved: v.pipe(
    v.array(v.object({ operation, isSent: v.boolean(), next: idOrNull })),
    v.minLength(1),
  ),
});

/** Unsaved changes that a page persisted before it was closed or crashed. */
export type KeptWriting = {
  /** Key in local storage. */
  readonly name: string;
  /** Whether this window wrote them, not another one that may still be open. */
  readonly isOfThisWindow: boolean;
  readonly unsaved: readonly Unsaved[];
};

const namesOf = (exhibitionId: string, memberId: string) =>
  `vitrine:exhibition:${memberId}:${exhibitionId}:`;

/** Keys that this page uses itself. */
const own = new Set<string>();

/** Returns a new local storage key for a member's unsaved changes of an exhibition. */
export function placeToKeep(exhibitionId: string, memberId: string): string {
  const name = `${namesOf(exhibitionId, memberId)}${random()}`;
  own.add(name);
  return name;
}

/** Returns a member's unsaved changes of an exhibition from earlier pages and other windows of this browser. */
export function keptWriting(exhibitionId: string, memberId: string): readonly KeptWriting[] {
  try {
    const names = Object.keys(localStorage).filter(
      (name) => name.startsWith(namesOf(exhibitionId, memberId)) && !own.has(name),
    );
    return names.flatMap((name) => {
      const kept = v.safeParse(record, parsed(localStorage.getItem(name)));
      if (!kept.success) {
        localStorage.removeItem(name);
        return [];
      }
      const { window, unsaved } = kept.output;
      const isOfThisWindow = window === thisWindow();
      return [{ name, isOfThisWindow, unsaved: unsaved as readonly Unsaved[] }];
    });
  } catch {
    // Local storage is not available.
    return [];
  }
}

/** Persists unsaved changes, or deletes the record if there are none. Returns whether that succeeded. */
export function keepWriting(name: string, unsaved: readonly Unsaved[]): boolean {
  try {
    if (unsaved.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify({ window: thisWindow(), unsaved }));
    return true;
  } catch {
    return false;
  }
}

/** Returns the window's name, which survives a reload. */
function thisWindow(): string {
  const known = sessionStorage.getItem("vitrine:window");
  if (known !== null) return known;
  const name = random();
  sessionStorage.setItem("vitrine:window", name);
  return name;
}

function random(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(numbers, (number) => number.toString(36)).join("");
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
