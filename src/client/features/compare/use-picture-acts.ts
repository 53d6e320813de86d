import { useMemo } from "react";
import type { Adjustments } from "../../../view/view.ts";
import { turnInWords } from "../../../view/words.ts";
import type { Placement } from "../viewer/deep-zoom-sight.ts";
import { capitalise } from "../works/label.ts";
import { mirrored, turnedBy } from "./turning.ts";
import type { Comparing } from "./use-compared.ts";

/** What can be done with one of the pictures that are compared, by its name among them. */
export type PictureActs = {
  turn: (name: string, degrees: number) => void;
  mirror: (name: string) => void;
  /** Shows it whole and upright, and with it all that are tied to it. */
  whole: (name?: string) => void;
  adjust: (name: string, adjustments: Adjustments) => void;
  /** It rests where somebody has moved it. */
  onRest: (name: string) => void;
};

/**
 * Turns, mirrors and colours one picture without the others; what they are apart then they stay apart.
 *
 * @param say is told in words what has become of it
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
