import type { BlockContentInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { Refusal } from "../../../parts/refusal.ts";
import type { ReadBlock } from "../deskBlock.ts";
import type { HeadFields } from "../deskHead.ts";
import { isSame } from "../merging/is-same.ts";
import { merge } from "../merging/merge.ts";
import type { Choice, Conflict } from "../merging/three-ways.ts";
import type { ExhibitionBook, Facts } from "./exhibition-book.ts";
import {
  part,
  type Anchor,
  type BlockInHand,
  type HeadChange,
  type Operation,
  type Write,
} from "./operations.ts";

/** A request to the server. All ids are server ids. */
export type Request =
  | { kind: "add"; after: string | null; content: BlockContentInput; isHidden: boolean }
  | { kind: "write"; id: string; version: number; content: BlockContentInput }
  | { kind: "head"; version: number; fields: Partial<HeadFields> }
  | { kind: "move"; id: string; after: string | null }
  | { kind: "hide"; id: string; isHidden: boolean }
  | { kind: "remove"; id: string }
  | { kind: "restore"; id: string; after: Anchor };

/** The server's response. */
export type Answer =
  | { kind: "done"; facts: Facts }
  /** Another user saved first; `now` is the current state. */
  | { kind: "conflict"; now: ReadBlock | Facts }
  | { kind: "refused"; refusal: Refusal };

/** The next step of an operation, by the current server state. */
export type Turn =
  | { next: "send"; request: Request }
  /** The operation has become unnecessary. */
  | { next: "drop" }
  /** The block of the change does not exist any more. */
  | { next: "miss" }
  /** The user must choose between conflicting changes. */
  | { next: "ask"; conflicts: readonly Conflict[] };

/**
 * Returns the next step of an operation.
 *
 * @param choices the user's choices for the conflicts
 */
export function turnOf(
  operation: Operation,
  book: ExhibitionBook,
  choices: readonly Choice[] = [],
): Turn {
  switch (operation.kind) {
    case "head":
      return turnOfHead(operation, book, choices);
    case "write":
      return turnOfWrite(operation, book, choices);
    case "add":
      return turnOfNew(operation.block, operation.after, book);
    case "restore": {
      const id = book.idThere(operation.block.id);
      if (id === null) return turnOfNew(operation.block, operation.after, book);
      if (book.blockNow(id)) return { next: "drop" };
      return send({ kind: "restore", id, after: anchorThere(operation.after, book) });
    }
    case "remove": {
      const id = book.idThere(operation.block.id);
      return id === null || !book.blockNow(id) ? { next: "drop" } : send({ kind: "remove", id });
    }
    case "move": {
      const id = book.idThere(operation.id);
      const after = anchorThere(operation.to, book);
      if (id === null || !book.blockNow(id) || after === undefined) return { next: "drop" };
      return send({ kind: "move", id, after });
    }
    case "hide": {
      const id = book.idThere(operation.id);
      const block = id === null ? null : book.blockNow(id);
      const { isHidden } = operation;
      if (id === null || !block || block.isHidden === isHidden) return { next: "drop" };
      return send({ kind: "hide", id, isHidden });
    }
  }
}

function turnOfHead(
  { before, after }: HeadChange,
  book: ExhibitionBook,
  choices: readonly Choice[],
): Turn {
  const now = part(book.known.head, before);
  const { value, conflicts } = merge({ base: before, mine: after, theirs: now }, choices);
  if (conflicts.length > choices.length) return { next: "ask", conflicts };
  const fields = (Object.keys(value) as (keyof HeadFields)[]).filter(
    (field) => !isSame(value[field], now[field]),
  );
  if (fields.length === 0) return { next: "drop" };
  const changed = Object.fromEntries(fields.map((field) => [field, value[field]]));
  return send({ kind: "head", version: book.headVersion, fields: changed });
}

function turnOfWrite(
  { id: idHere, before, after }: Write,
  book: ExhibitionBook,
  choices: readonly Choice[],
): Turn {
  const id = book.idThere(idHere);
  const block = id === null ? null : book.blockNow(id);
  if (id === null || !block?.content) return { next: "miss" };
  const ways = { base: before, mine: after, theirs: block.content };
  const { value, conflicts } = merge(ways, choices);
  if (conflicts.length > choices.length) return { next: "ask", conflicts };
  if (isSame(value, block.content)) return { next: "drop" };
  return send({ kind: "write", id, version: block.version, content: value });
}

function turnOfNew({ content, isHidden }: BlockInHand, to: Anchor, book: ExhibitionBook): Turn {
  if (!content) return { next: "drop" };
  const anchor = anchorThere(to, book);
  const last = book.known.blocks.at(-1)?.id ?? null;
  const after = anchor === undefined ? last && book.idThere(last) : anchor;
  return send({ kind: "add", after, content, isHidden });
}

/** Returns the server's id of a preceding block; undefined if it is unknown or the block does not exist any more. */
function anchorThere(anchor: Anchor, book: ExhibitionBook): Anchor {
  if (anchor == null) return anchor;
  const id = book.idThere(anchor);
  return id !== null && book.blockNow(id) ? id : undefined;
}

function send(request: Request): Turn {
  return { next: "send", request };
}
