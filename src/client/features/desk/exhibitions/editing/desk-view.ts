import type { Refusal } from "../../../parts/refusal.ts";
import { blockName } from "../block-content.ts";
import type { Conflict } from "../merging/three-ways.ts";
import type { History } from "./history.ts";
import { blockOf, withOperations } from "./operations.ts";
import type { InHand, Operation, Write } from "./operations.ts";
import { operationWords } from "./operation-words.ts";
import { withDrafts } from "./writing.ts";
import type { Writing } from "./writing.ts";

/** What could not be saved, and what is wrong with its fields. */
export type Parked = {
  readonly writing: Writing;
  readonly problems: Readonly<Record<string, string>>;
};

/** What both wrote, to be chosen of. */
export type Asked = {
  /** What it is about, as it begins a line. */
  readonly name: string;
  readonly conflicts: readonly Conflict[];
};

/** All that the page shows. */
export type DeskView = InHand & {
  /** What would be taken back, or done once more, in a few words; null for nothing. */
  readonly undoWords: string | null;
  readonly redoWords: string | null;
  readonly state: "saved" | "saving" | "stopped" | "unsaved";
  /** Why nothing is saved at the moment. */
  readonly stopped: Refusal | null;
  /** Why something that was done has been taken back. */
  readonly dropped: Refusal | null;
  /** What is wrong with fields, of blocks by their ids, of the head by the empty id. */
  readonly problems: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly asked: Asked | null;
  /** What was written in blocks that somebody else has taken out. */
  readonly missed: readonly Write[];
};

/** How an exhibition stands in somebody's hands. */
export type Standing = Pick<DeskView, "stopped" | "dropped" | "missed"> & {
  readonly saved: InHand;
  /** The blocks that were shown before. */
  readonly shown: InHand["blocks"];
  readonly waiting: readonly Operation[];
  readonly parked: ReadonlyMap<string, Parked>;
  readonly drafts: ReadonlyMap<string, Writing>;
  readonly history: History;
  readonly conflicts: readonly Conflict[] | null;
};

/** What the page shows of it: what is saved, with all on top that is not. */
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
    // Not while somebody types: what they go on to type would be their answer.
    asked:
      conflicts && first && drafts.size === 0 ? { name: nameOf(first, inHand), conflicts } : null,
    missed,
  };
}

function stateOf({ saved, stopped, waiting, drafts, parked, missed }: Standing): DeskView["state"] {
  if (stopped) return "stopped";
  if (waiting.length > 0 || drafts.size > 0) return "saving";
  // What is wrong in a block that was taken out comes back with it, and is nobody's concern before.
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
