import type { PictureState } from "../../view/picture-state.ts";
import { watchMissing } from "./missing-picture.ts";

const words: Record<PictureState, string> = {
  "being-prepared": "Being prepared. It appears by itself.",
  damaged: "This picture is damaged.",
};

/** What has been waited for: a picture that the server has and the browser cannot show is not asked for for ever. */
const awaited = new WeakMap<HTMLImageElement, string>();

/**
 * Waits for a picture that did not come because it is being prepared or there is no network, and shows it then. What is
 * the matter stands in its place meanwhile. It is not waited for once it has left the page, or shows something else.
 * Never throws.
 */
export async function awaitPicture(picture: HTMLImageElement): Promise<void> {
  const { alt, currentSrc, src, srcset } = picture;
  if (awaited.get(picture) === src) return;
  awaited.set(picture, src);
  const leaves = new AbortController();
  const isWanted = () => picture.isConnected && picture.src === src;
  await watchMissing(currentSrc || src, {
    signal: leaves.signal,
    onState(state) {
      if (isWanted()) picture.alt = words[state];
      else leaves.abort();
    },
    onThere() {
      if (!isWanted()) return;
      picture.alt = alt;
      // The same again: a browser asks anew for what it could not have.
      picture.srcset = srcset;
      picture.src = src;
    },
  });
}
