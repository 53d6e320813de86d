import { isSame } from "../merging/is-same.ts";
import type { ExhibitionBook } from "./exhibition-book.ts";
import type { Anchor, Operation } from "./operations.ts";

/** An operation that is not confirmed as saved. */
export type Unsaved = {
  readonly operation: Operation;
  /** Whether it may have reached the server. */
  readonly isSent: boolean;
  /** For a new block: id of the block that was to follow it; null for the end. */
  readonly next: string | null;
};

/** Converts an operation into a form that a later page can apply. */
export function asUnsaved(operation: Operation, isSent: boolean, book: ExhibitionBook): Unsaved {
  const known = asKnownThere(operation, book);
  const after = known.kind === "add" ? known.after : null;
  return { operation: known, isSent, next: nextOf(after, book)?.id ?? null };
}

/** Returns the block after another one, or the first block, with its server id. */
function nextOf(after: Anchor, book: ExhibitionBook) {
  const { blocks } = book.known;
  const place = blocks.findIndex(({ id }) => (book.idThere(id) ?? id) === after);
  const next = after !== null && place === -1 ? undefined : blocks[place + 1];
  return next && { ...next, id: book.idThere(next.id) ?? next.id };
}

/** Replaces client ids by server ids. */
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
 * Finds the block that an operation already created although the response never arrived: a block with the same content
 * at the intended position.
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
