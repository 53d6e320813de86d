import * as v from "valibot";
import type { Unsaved } from "./editing/unsaved.ts";

const id = v.string();
const idOrNull = v.nullable(id);
const content = v.record(v.string(), v.unknown());
const block = v.object({ id, isHidden: v.boolean(), content: v.nullable(content) });

/** As operations are kept. What blocks hold is the server's to judge. */
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

/** What was not saved when a page was left or broke down. */
export type KeptWriting = {
  /** The name it is kept under. */
  readonly name: string;
  /** Whether it was written in this window, and not in another one that may be open still. */
  readonly isOfThisWindow: boolean;
  readonly unsaved: readonly Unsaved[];
};

const namesOf = (exhibitionId: string, memberId: string) =>
  `vitrine:exhibition:${memberId}:${exhibitionId}:`;

/** Names under which this page keeps something itself. */
const own = new Set<string>();

/** A new name to keep a member's writing in an exhibition under. */
export function placeToKeep(exhibitionId: string, memberId: string): string {
  const name = `${namesOf(exhibitionId, memberId)}${random()}`;
  own.add(name);
  return name;
}

/** What a member wrote in an exhibition in this browser and was not saved, in pages before this one and in other windows. */
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
    // A browser that keeps nothing has nothing.
    return [];
  }
}

/** Keeps what is not saved, or forgets it where nothing is. Gives whether that was possible. */
export function keepWriting(name: string, unsaved: readonly Unsaved[]): boolean {
  try {
    if (unsaved.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify({ window: thisWindow(), unsaved }));
    return true;
  } catch {
    return false;
  }
}

/** The window's name, which it has also after a reload. */
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
