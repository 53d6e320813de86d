import type { PictureState } from "../../view/picture-state.ts";
import { watchMissing } from "./missing-picture.ts";

const words: Record<PictureState, string> = {
  "being-prepared": "Being prepared. It appears by itself.",
  damaged: "This picture is damaged.",
};

/** URLs already awaited, so that an image that the server has but the browser cannot show is not requested forever. */
const awaited = new WeakMap<HTMLImageElement, string>();

/**
 * Waits for an image that failed to load because it is being prepared or the network is down, and then shows it.
 * Meanwhile its alternative text says what the problem is. Stops when the image has left the page or shows something
 * else. Never rejects.
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
      // Setting the same URLs makes the browser request the image again.
      picture.srcset = srcset;
      picture.src = src;
    },
  });
}
