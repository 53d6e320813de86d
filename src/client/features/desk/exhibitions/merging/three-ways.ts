/** A value before both changes, with the local change, and with the remote change. */
export type ThreeWays<Value> = {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
};

/** The side to use. For parts of a text also both, one after the other. */
export type Choice = "mine" | "theirs" | "both";

/** A value that both sides changed differently. */
export type Conflict = ThreeWays<unknown> & {
  /** Field names and item keys, from the root to the value. */
  readonly path: readonly string[];
  readonly mayBeBoth: boolean;
};

/** Chooses a side of a conflict. */
export type Decide = (conflict: Conflict) => Choice;
