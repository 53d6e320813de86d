import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { ShownView } from "../block-form.ts";

/** The views that were selected since the page loaded, with what they show. */
const known = new Map<string, ShownView>();

/** Caches what a new view shows until the server returns it with the exhibition. */
export function rememberShown(view: TakenViewInput, shown: ShownView): void {
  known.set(keyOf(view), shown);
}

/** Returns what a view shows if it was selected on this page; null otherwise. */
export function shownOf(view: TakenViewInput): ShownView | null {
  return known.get(keyOf(view)) ?? null;
}

function keyOf({ workId, imageId, place, width, height, frame }: TakenViewInput): string {
  return JSON.stringify([workId, imageId, place, width, height, frame]);
}
