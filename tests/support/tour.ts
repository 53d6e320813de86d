import { toText } from "../../src/view/view-text.ts";
import { wholeView } from "../../src/view/view.ts";
import { ask } from "./ask.ts";
import type { KnownMember } from "./member.ts";

/** Returns a serialized view of an image of a work, `n` pixels from the left. */
export function sentView(n = 0, work = "a-work"): string {
  const view = { ...wholeView(work, 0), region: { x: n, y: 0, width: 100, height: 100 } };
  return toText(view);
}

const wholeTour = `tour { id code state title version said { number words } hands { memberId name }
  lensHolder { memberId name } steps { id at view caption } view { sequence view } }`;

const change = `... on ChangeTourSuccess { ${wholeTour} }`;
const edit = `... on EditTourSuccess { ${wholeTour} } ... on TourConflict { message ${wholeTour} }`;
const success: Record<string, string> = {
  startTour: `... on StartTourSuccess { ${wholeTour} }`,
  presentView: "... on PresentViewSuccess { taken sequence }",
  sayInTour: change,
  raiseHand: change,
  lowerHand: change,
  lowerAllHands: change,
  handLens: change,
  takeLens: change,
  endTour: change,
  renameTour: edit,
  moveTourStep: edit,
  rewriteTourStep: edit,
  removeTourStep: edit,
  deleteTour: "... on DeleteTourSuccess { deletedId }",
};

/** Names of the tour mutations. */
export const tourMutationNames = Object.keys(success);

/** Returns the text of a mutation; the alias of its result is `answer`. */
export function tourMutation(name: string): string {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { answer: ${name}(input: $input) { __typename ${success[name]}
    ... on InvalidInput { problems { field message } } ... on NotAllowed { message } } }`;
}

/** The result of a tour mutation. */
export type TourAnswer = {
  __typename: string;
  taken?: boolean;
  sequence?: number;
  message?: string;
  problems?: { field: string; message: string }[];
  tour: {
    id: string;
    code: string;
    state: string;
    title: string;
    version: number;
    said: { number: number; words: string } | null;
    hands: { memberId: string; name: string }[];
    lensHolder: { memberId: string; name: string } | null;
    steps: { id: string; at: number; view: string; caption: string | null }[];
    view: { sequence: number; view: string };
  };
};

/** Sends a mutation by POST, optionally as a member. */
export async function changeTour(
  url: string,
  name: string,
  input: Record<string, unknown>,
  by?: Pick<KnownMember, "headers">,
): Promise<TourAnswer> {
  const asked = { variables: { input }, headers: by?.headers };
  const { data, errors } = await ask(url, tourMutation(name), asked);
  if (!data) throw new Error(JSON.stringify(errors));
  return (data as unknown as { answer: TourAnswer }).answer;
}
