import type { LucideIcon } from "lucide-react";
import type {
  BlockContentInput,
  TakenViewInput,
} from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { ViewInHand } from "../takenViewInHand.ts";

/** The types of blocks, as an input names them. */
export type BlockKind = keyof BlockContentInput;

/** What a block of a type holds, as it is sent. */
export type ContentOf<Kind extends BlockKind> = NonNullable<BlockContentInput[Kind]>;

/** What a block of a type holds, and the views in it. */
export type Held<Kind extends BlockKind> = {
  content: ContentOf<Kind>;
  views: readonly ViewInHand[];
};

/** A line that is asked of whoever adds a block. */
export type BlockQuestion = {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly maxLength: number;
  /** What is said if nothing is answered. */
  readonly missing: string;
  /** What is wrong with an answer; null if nothing is. */
  readonly check?: (answer: string) => string | null;
};

/** How a block of a type begins. */
export type Beginning<Kind extends BlockKind> = {
  /** What the views are that are taken first, as titles. */
  views?: readonly string[];
  /** What is asked first. */
  questions?: readonly BlockQuestion[];
  /** What it holds then; null if something of that is missing. */
  make: (
    views: readonly TakenViewInput[],
    answers: Readonly<Record<string, string>>,
  ) => ContentOf<Kind> | null;
};

/** What the desk knows of a type of blocks. `Key` is what its fragment is read by. */
export type KindInHand<Kind extends BlockKind, Key> = {
  kind: Kind;
  name: string;
  icon: LucideIcon;
  /** What it is for, in a few words. */
  purpose: string;
  begin: Beginning<Kind>;
  /** Reads what a block holds out of an answer. */
  read: (block: Key) => Held<Kind>;
  /** The beginning of its words, or what is in it, for a list; empty if there is nothing to say. */
  summary: (content: ContentOf<Kind>) => string;
};
