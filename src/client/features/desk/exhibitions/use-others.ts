import { useCallback, useEffect, useRef, useState } from "react";
import type { ExhibitionEvent } from "./useExhibitionSubscription.ts";

/** Somebody else who works on the same exhibition, and in which block they did something last. */
export type Other = { readonly name: string; readonly blockId: string | null };

/** Milliseconds after which somebody who does nothing is not told of any more. */
const rest = 60_000;

/** Who else works on an exhibition just now, as far as they do something. */
export function useOthers() {
  const [others, setOthers] = useState<ReadonlyMap<string, Other>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  /** @param idHere the id by which a block is known here */
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
