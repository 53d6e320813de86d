import type { Refusal } from "../../../parts/refusal.ts";
import { blockName } from "../block-content.ts";
import type { Conflict } from "../merging/three-ways.ts";
import type { History } from "./history.ts";
import { blockOf, withOperations } from "./operations.ts";
import type { InHand, Operation, Write } from "./operations.ts";
import { operationWords } from "./operation-words.ts";
import { withDrafts } from "./writing.ts";
import type { Writing } from "./writing.ts";

/** Changes that the server rejected, with the errors of their fields. */
export type Parked = {
  readonly writing: Writing;
  readonly problems: Readonly<Record<string, string>>;
};

/** Conflicting changes between which the user must choose. */
export type Asked = {
  /** The name of the block, capitalized. */
  readonly name: string;
  readonly conflicts: readonly Conflict[];
};

/** The state of the editor, which the page renders. */
export type DeskView = InHand & {
  /** Descriptions of the changes that undo and redo would apply; null if there is none. */
  readonly undoWords: string | null;
  readonly redoWords: string | null;
  readonly state: "saved" | "saving" | "stopped" | "unsaved";
  /** Why saving is paused. */
  readonly stopped: Refusal | null;
  /** Why a change was undone. */
  readonly dropped: Refusal | null;
  /** Errors of fields by block id; those of the head have the empty key. */
  readonly problems: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly asked: Asked | null;
  /** The user's changes in blocks that another user removed. */
  readonly missed: readonly Write[];
};

/** Internal state of the editor, from which the view is computed. */
export type Standing = Pick<DeskView, "stopped" | "dropped" | "missed"> & {
  readonly saved: InHand;
  /** The blocks of the previous view. */
  readonly shown: InHand["blocks"];
  readonly waiting: readonly Operation[];
  readonly parked: ReadonlyMap<string, Parked>;
  readonly drafts: ReadonlyMap<string, Writing>;
  readonly history: History;
  readonly conflicts: readonly Conflict[] | null;
};

/** Computes the view: the saved state with all unsaved changes applied. */
export function viewOf(standing: Standing): DeskView {
  const { saved, waiting, parked, drafts, history, conflicts } = standing;
  const { shown, stopped, dropped, missed } = standing;
  const writings = [...parked.values()].map(({ writing }) => writing);
  const inHand = withDrafts(withOperations(saved, [...writings, ...waiting]), drafts, shown);
  const [last, next] = [history.done.at(-1), history.undone.at(-1)];
  const [first] = waiting;
  return {
    ...inHand,
    undoWords: last ? operationWords(last, inHand) : null,
    redoWords: next ? operationWords(next, inHand) : null,
    state: stateOf(standing),
    stopped,
    dropped,
    problems: new Map([...parked].map(([key, { problems }]) => [key, problems])),
    // Not while the user types: the next keystrokes would answer the dialog.
    asked:
      conflicts && first && drafts.size === 0 ? { name: nameOf(first, inHand), conflicts } : null,
    missed,
  };
}

function stateOf({ saved, stopped, waiting, drafts, parked, missed }: Standing): DeskView["state"] {
  if (stopped) return "stopped";
  if (waiting.length > 0 || drafts.size > 0) return "saving";
  // Errors in a removed block matter only if the block is restored.
  const isWrong = [...parked.keys()].some((key) => key === "" || isIn(saved, key));
  return isWrong || missed.length > 0 ? "unsaved" : "saved";
}

function isIn({ blocks }: InHand, id: string): boolean {
  return blocks.some((block) => block.id === id);
}

function nameOf(operation: Operation, { blocks }: InHand): string {
  const id = blockOf(operation);
  if (id === null) return "The exhibition itself";
  return blockName(blocks.find((block) => block.id === id)?.content ?? null);
}
