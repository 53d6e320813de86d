import { useCallback, useEffect, useRef, useState } from "react";
import type { ExhibitionEvent } from "./useExhibitionSubscription.ts";

/** Another user who works on the same exhibition, with the block of their last change. */
export type Other = { readonly name: string; readonly blockId: string | null };

/** Milliseconds without activity after which a user is no longer shown. */
const rest = 60_000;

/** Returns the other users who recently changed an exhibition. */
export function useOthers() {
  const [others, setOthers] = useState<ReadonlyMap<string, Other>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  /** @param idHere returns the client id of a block */
  const note = useCallback(({ by, blocks }: ExhibitionEvent, idHere: (id: string) => string) => {
    if (!by) return;
    const { id, name } = by;
    const last = blocks.at(-1)?.block.id;
    const other = { name: name ?? "Somebody", blockId: last === undefined ? null : idHere(last) };
    setOthers((before) => new Map(before).set(id, other));
    clearTimeout(timers.current.get(id));
    const forget = () =>
      setOthers((before) => new Map([...before].filter(([each]) => each !== id)));
    timers.current.set(id, setTimeout(forget, rest));
  }, []);

  return { others: [...others.values()], note };
}
