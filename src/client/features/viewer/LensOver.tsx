import { useRef } from "react";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";
import type { LensView } from "../../../view/view.ts";
import { Lens } from "./Lens.tsx";
import { LensPanel } from "./LensPanel.tsx";
import { nextThrough } from "./lens-through.ts";
import { TileTrouble } from "./TileTrouble.tsx";
import { useHeldLens } from "./use-held-lens.ts";
import { isField, useKeys } from "./use-keys.ts";
import type { LensOn } from "./use-lens.ts";

type LensOverProps = Pick<ComponentProps<typeof Lens>, "image" | "ground" | "label" | "choices"> & {
  on: LensOn;
  /** Element that contains the lens; null to render it in place. */
  within?: Element | null;
  /** Set to a function that returns the current state of the lens. */
  lensNow?: RefObject<(() => LensView | null) | null>;
  /** Element in which its keyboard shortcuts work without focus on the lens. */
  keysIn: RefObject<HTMLElement | null>;
  onLens: (lens: LensView) => void;
  onWords: (words: string) => void;
  onOff: () => void;
};

/** The lens over an image, with its settings. */
export function LensOver(props: LensOverProps) {
  const { image, ground, label, choices, within = null, keysIn, onOff } = props;
  const surface = useRef<HTMLDivElement>(null);
  const { use, limits, status, retry } = useHeldLens(props);
  useKeys(keysIn, ({ key, target }) => {
    if (key.toLowerCase() !== "x" || choices.length === 0 || isField(target)) return false;
    use.onThrough(nextThrough(choices, use.through));
    return true;
  });
  const lens: ReactNode = <Lens {...use} {...{ surface, image, ground, label, choices, onOff }} />;
  return (
    <>
      {within ? createPortal(lens, within) : lens}
      {limits && (
        <LensPanel
          settings={use.settings}
          limits={limits}
          choices={choices}
          through={use.through}
          onSettings={use.onSettings}
          onThrough={use.onThrough}
        />
      )}
      <TileTrouble status={status} className="lens-problem" heir={surface} onRetry={retry} />
    </>
  );
}
