import type { PictureState } from "../../view/picture-state.ts";
import { watchMissing } from "./missing-picture.ts";

const words: Record<PictureState, string> = {
  "being-prepared": "Being prepared. It appears by itself.",
  damaged: "This picture is damaged.",
};

/** What has been waited for: a picture that the server has and the browser cannot show is not asked for for ever. */
const awaited = new WeakSet<HTMLImageElement>();

/**
 * Waits for a picture that did not come because it is being prepared, and shows it then. What is the matter stands in
 * its place meanwhile. It is not waited for once it has left the page. Never throws.
 */
export async function awaitPicture(picture: HTMLImageElement): Promise<void> {
  if (awaited.has(picture)) return;
  awaited.add(picture);
  const { alt, currentSrc, src, srcset } = picture;
  const leaves = new AbortController();
  await watchMissing(currentSrc || src, {
    signal: leaves.signal,
    onState(state) {
      picture.alt = words[state];
      if (!picture.isConnected) leaves.abort();
    },
    onThere() {
      picture.alt = alt;
      // The same again: a browser asks anew for what it could not have.
      picture.srcset = srcset;
      picture.src = src;
    },
  });
}
