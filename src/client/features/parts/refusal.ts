/** Why a change was not made, for the visitor who made it. */
export type Refusal = {
  sentence: string;
  /** Sends the same again, where that may help; it is not done twice. */
  again?: () => void;
};

/** What a visitor reads when a change did not reach the server or was not answered. */
export const notSaved = "That could not be saved. Check your connection and try again.";

/** What the server answered to a change it did not make. */
type Answer =
  | {
      readonly __typename: string;
      readonly message?: string;
      readonly problems?: readonly { readonly message: string }[];
    }
  | null
  | undefined;

/** Why the server did not make a change: what is wrong with it, if it said so. */
export function refusalOf(result: Answer): Refusal {
  return { sentence: result?.problems?.[0]?.message ?? result?.message ?? notSaved };
}

/** A change that did not reach the server, or whose answer did not come. */
export function unsent(again: () => void): Refusal {
  return { sentence: notSaved, again };
}
