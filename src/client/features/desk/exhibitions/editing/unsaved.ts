import { isSame } from "../merging/is-same.ts";
import type { ExhibitionBook } from "./exhibition-book.ts";
import type { Anchor, Operation } from "./operations.ts";

/** Something that was done and is not known to be saved. */
export type Unsaved = {
  readonly operation: Operation;
  /** Whether it may have reached the server. */
  readonly isSent: boolean;
  /** Of a block that is added: before which one it was to stand, as far as was known; null at the end. */
  readonly next: string | null;
};

/** Something that is not saved, so told that it can be done when this page is no more. */
export function asUnsaved(operation: Operation, isSent: boolean, book: ExhibitionBook): Unsaved {
  const known = asKnownThere(operation, book);
  const after = known.kind === "add" ? known.after : null;
  return { operation: known, isSent, next: nextOf(after, book)?.id ?? null };
}

/** The block that stands behind another one, or first, with the id the server knows. */
function nextOf(after: Anchor, book: ExhibitionBook) {
  const { blocks } = book.known;
  const place = blocks.findIndex(({ id }) => (book.idThere(id) ?? id) === after);
  const next = after !== null && place === -1 ? undefined : blocks[place + 1];
  return next && { ...next, id: book.idThere(next.id) ?? next.id };
}

/** An operation by the ids that the server knows. */
function asKnownThere(operation: Operation, book: ExhibitionBook): Operation {
  const there = (id: string) => book.idThere(id) ?? id;
  switch (operation.kind) {
    case "add":
    case "remove":
    case "restore": {
      const { block, after } = operation;
      return {
        ...operation,
        block: { ...block, id: there(block.id) },
        after: after && there(after),
      };
    }
    case "move": {
      const { id, from, to } = operation;
      return { ...operation, id: there(id), from: from && there(from), to: to && there(to) };
    }
    case "hide":
    case "write":
      return { ...operation, id: there(operation.id) };
    case "head":
      return operation;
  }
}

/**
 * The block that an operation has made already, although nobody here was told: the same stands where it was to be.
 *
 * @returns its id; null if there is none
 */
export function madeAlready(unsaved: Unsaved, book: ExhibitionBook): string | null {
  const { operation, isSent } = unsaved;
  if (operation.kind !== "add" || !isSent) return null;
  const there = nextOf(operation.after, book);
  const isMade = there && there.id !== unsaved.next;
  return isMade && isSame(there.content, operation.block.content) ? there.id : null;
}
