import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { ShownView } from "../block-form.ts";

/** What was seen of the views that were taken since the page was opened. */
const known = new Map<string, ShownView>();

/** Keeps what is seen in a view that was just taken: whoever reads the exhibition hears of it later. */
export function rememberShown(view: TakenViewInput, shown: ShownView): void {
  known.set(keyOf(view), shown);
}

/** What was seen in a view when it was taken here; null if it was not. */
export function shownOf(view: TakenViewInput): ShownView | null {
  return known.get(keyOf(view)) ?? null;
}

function keyOf({ workId, imageId, place, width, height, frame }: TakenViewInput): string {
  return JSON.stringify([workId, imageId, place, width, height, frame]);
}
