import type { PayloadError } from "relay-runtime";

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
export function refusalOf(result: Answer, errors: readonly PayloadError[] | null): Refusal {
  const said = result?.problems?.[0]?.message ?? result?.message;
  return { sentence: said ?? sentenceOf(errors) ?? notSaved };
}

/** What an error tells the visitor to do, where its message is for them. */
function sentenceOf(errors: readonly PayloadError[] | null): string | undefined {
  return errors?.find(isSessionEnd)?.message;
}

/** A change that did not reach the server, or whose answer did not come. */
export function unsent(again: () => void, sentence: string | null): Refusal {
  return { sentence: sentence ?? notSaved, again };
}

/** Relay's type does not name an error's extensions, which it hands on all the same. */
function isSessionEnd(error: PayloadError & { extensions?: { code?: unknown } }): boolean {
  return error.extensions?.code === "SESSION_ENDED";
}
