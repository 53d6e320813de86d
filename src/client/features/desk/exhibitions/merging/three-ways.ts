/** Something as it was when both began, as somebody made it here, and as others made it meanwhile. */
export type ThreeWays<Value> = {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
};

/** Which of two is taken; of parts of a text both may be, one behind the other. */
export type Choice = "mine" | "theirs" | "both";

/** What both changed, each in another way. */
export type Conflict = ThreeWays<unknown> & {
  /** Names of fields, and keys of items in lists, from the outside in. */
  readonly path: readonly string[];
  readonly mayBeBoth: boolean;
};

/** Says which is taken of two. */
export type Decide = (conflict: Conflict) => Choice;
