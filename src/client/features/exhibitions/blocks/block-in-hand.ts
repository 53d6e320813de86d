import type { LucideIcon } from "lucide-react";
import type {
  BlockContentInput,
  TakenViewInput,
} from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { ViewInHand } from "../takenViewInHand.ts";

/** The block types, by input field. */
export type BlockKind = keyof BlockContentInput;

/** The content of a block type, as GraphQL input. */
export type ContentOf<Kind extends BlockKind> = NonNullable<BlockContentInput[Kind]>;

/** The content of a block type, with the details of its views. */
export type Held<Kind extends BlockKind> = {
  content: ContentOf<Kind>;
  views: readonly ViewInHand[];
};

/** A text field in the dialog for a new block. */
export type BlockQuestion = {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly maxLength: number;
  /** Error message for an empty answer. */
  readonly missing: string;
  /** Returns the error message of an answer; null if it is valid. */
  readonly check?: (answer: string) => string | null;
};

/** The initial content of a block type. */
export type Beginning<Kind extends BlockKind> = {
  /** Titles of the views that must be selected first. */
  views?: readonly string[];
  /** Fields that must be filled in first. */
  questions?: readonly BlockQuestion[];
  /** Returns the initial content; null if something is missing. */
  make: (
    views: readonly TakenViewInput[],
    answers: Readonly<Record<string, string>>,
  ) => ContentOf<Kind> | null;
};

/** Definition of a block type for the editor. `Key` is the reference to its fragment. */
export type KindInHand<Kind extends BlockKind, Key> = {
  kind: Kind;
  name: string;
  icon: LucideIcon;
  /** A short description. */
  purpose: string;
  begin: Beginning<Kind>;
  /** Reads a block's content from a response. */
  read: (block: Key) => Held<Kind>;
  /** Returns the beginning of the text, or a summary of the content, for a list; empty if there is nothing to show. */
  summary: (content: ContentOf<Kind>) => string;
};
