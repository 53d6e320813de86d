import { pictureStateOf } from "../../view/picture-state.ts";
import type { PictureState } from "../../view/picture-state.ts";

/** Milliseconds before a picture that is being prepared is asked for again. */
const again = 2000;

type Watch = {
  signal: AbortSignal;
  /** Hears what is the matter. */
  onState: (state: PictureState) => void;
  /** Hears that what was being prepared can be had now. */
  onThere: () => void;
};

/**
 * Finds out why a picture did not come. What is being prepared is waited for; of anything else the
 * server knows no more than the browser. Never throws.
 */
export async function watchMissing(
  url: string,
  { signal, onState, onThere }: Watch,
): Promise<void> {
  let wasPrepared = false;
  while (!signal.aborted) {
    const answer = await fetch(url, { method: "HEAD", cache: "no-store", signal }).catch(
      () => null,
    );
    if (!answer || signal.aborted) return;
    const state = pictureStateOf(answer);
    if (state) onState(state);
    else if (answer.ok && wasPrepared) onThere();
    if (state !== "being-prepared") return;
    wasPrepared = true;
    await new Promise((resolve) => setTimeout(resolve, again));
  }
}
