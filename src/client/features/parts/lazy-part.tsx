import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { MissingPart } from "./missing-part.ts";
import { loadPart } from "./missing-part.ts";

/** Content that a `PartBoundary` shows until its part has loaded. */
export const Waiting = createContext<ReactNode>(null);

/** A component that loads when it is first rendered. */
export type LazyPart<Props> = ComponentType<Props> & {
  /**
   * Preloads the component; from then on it renders immediately.
   *
   * @throws {MissingPart} if it cannot be loaded
   */
  prepare: () => Promise<void>;
};

/**
 * Creates a component that loads when it is first rendered, inside a `PartBoundary`. React's own `lazy` would render it
 * 300 ms after its fallback at the earliest, and would not retry one that failed to load.
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
      // Another instance may have loaded it since this one rendered.
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
