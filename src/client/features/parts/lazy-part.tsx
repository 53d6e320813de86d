import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { MissingPart } from "./missing-part.ts";
import { loadPart } from "./missing-part.ts";

/** What a `PartBoundary` shows until the part in it is loaded. */
export const Waiting = createContext<ReactNode>(null);

/** A component that is loaded when it is first shown. */
export type LazyPart<Props> = ComponentType<Props> & {
  /**
   * Loads it beforehand; from then on it is shown at once.
   *
   * @throws {MissingPart} if it cannot be had
   */
  prepare: () => Promise<void>;
};

/**
 * A component that is loaded when it is first shown, inside a `PartBoundary`. React's own would be shown
 * 300 ms after its fallback at the earliest, and one that could not be loaded not be asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const prepare = async () => {
    Loaded = await loadPart(load);
  };

  function LazyPart(props: Props) {
    const waiting = use(Waiting);
    const [, setIsLoaded] = useState(Loaded !== undefined);
    const [missing, setMissing] = useState<MissingPart | null>(null);

    useEffect(() => {
      // Another of its kind may have had it loaded since this one was drawn.
      if (Loaded) return setIsLoaded(true);
      let wanted = true;
      prepare().then(
        () => wanted && setIsLoaded(true),
        (reason: MissingPart) => wanted && setMissing(reason),
      );
      return () => {
        wanted = false;
      };
    }, []);

    if (missing) throw missing;
    return Loaded ? <Loaded {...props} /> : waiting;
  }
  return Object.assign(LazyPart, { prepare });
}
