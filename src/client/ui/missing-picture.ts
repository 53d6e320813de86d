import { pictureStateOf } from "../../view/picture-state.ts";
import type { PictureState } from "../../view/picture-state.ts";

/** Milliseconds before an image that is being prepared is requested again. */
const again = 2000;

type Watch = {
  signal: AbortSignal;
  /** Called with the image's state, if the server knows it. */
  onState: (state: PictureState) => void;
  /** Called when the image is available. */
  onThere: () => void;
};

/**
 * Finds out why an image failed to load. Waits for an image that is being prepared, and for the network if it is down.
 * Never rejects.
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

/** Resolves when the browser is online again, or when the wait is aborted. */
function networkBack(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener("online", resolve, { once: true, signal });
    signal.addEventListener("abort", resolve, { once: true });
  });
}
