import { pictureStateOf } from "../../view/picture-state.ts";
import type { PictureState } from "../../view/picture-state.ts";

/** Milliseconds before a picture that is being prepared is asked for again. */
const again = 2000;

type Watch = {
  signal: AbortSignal;
  /** Hears what is the matter, if the server knows. */
  onState: (state: PictureState) => void;
  /** Hears that it can be had now. */
  onThere: () => void;
};

/**
 * Finds out why a picture did not come, and waits for what is being prepared, and for a network where there is none.
 * Never throws.
 */
export async function watchMissing(
  url: string,
  { signal, onState, onThere }: Watch,
): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(url, { method: "HEAD", cache: "no-store", signal }).catch(
      () => null,
    );
    if (signal.aborted) return;
    if (!answer) {
      if (navigator.onLine) return;
      await networkBack(signal);
      continue;
    }
    const state = pictureStateOf(answer);
    if (state) onState(state);
    else if (answer.ok) onThere();
    if (state !== "being-prepared") return;
    await new Promise((resolve) => setTimeout(resolve, again));
  }
}

/** Resolves when there is a network again, or nobody waits any more. */
function networkBack(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener("online", resolve, { once: true, signal });
    signal.addEventListener("abort", resolve, { once: true });
  });
}
