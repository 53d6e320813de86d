import { useMemo } from "react";
import type { Adjustments } from "../../../view/view.ts";
import { turnInWords } from "../../../view/words.ts";
import type { Placement } from "../viewer/deep-zoom-sight.ts";
import { capitalise } from "../works/label.ts";
import { mirrored, turnedBy } from "./turning.ts";
import type { Comparing } from "./use-compared.ts";

/** Actions for one of the compared images, by its name. */
export type PictureActs = {
  turn: (name: string, degrees: number) => void;
  mirror: (name: string) => void;
  /** Shows the image, and all that are linked to it, whole and upright. */
  whole: (name?: string) => void;
  adjust: (name: string, adjustments: Adjustments) => void;
  /** Called when the image rests after the user moved it. */
  onRest: (name: string) => void;
};

/**
 * Rotates, mirrors and colours one image without the others; later moves preserve the difference.
 *
 * @param say called with an announcement of the result
 */
export function usePictureActs(
  { linking, adjust, onRest }: Comparing,
  say: (words: string) => void,
): PictureActs {
  return useMemo(() => {
    const rest = (name: string, laid: Placement | null) => {
      if (!laid) return;
      say(`${capitalise(turnInWords(laid) || "upright")}.`);
      onRest(name);
    };
    return {
      turn: (name, degrees) =>
        rest(
          name,
          linking.alone(name, (standing) => turnedBy(standing, degrees)),
        ),
      mirror: (name) => rest(name, linking.alone(name, mirrored)),
      whole: (name) => {
        linking.whole(name);
        say("Whole picture.");
        onRest(name);
      },
      adjust,
      onRest,
    };
  }, [linking, adjust, onRest, say]);
}
