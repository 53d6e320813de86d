import { lazy, type ComponentType } from "react";
import { loadPart } from "./missing-part.ts";

/**
 * A component that is loaded when it is first shown, inside a `PartBoundary`. Unlike React's own, one
 * that could not be loaded can be asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => ({ default: await loadPart(load, () => (Loaded = attempt())) }));
  let Loaded = attempt();
  return function LazyPart(props: Props) {
    return <Loaded {...props} />;
  };
}
