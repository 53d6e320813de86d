import { useLayoutEffect, useRef, type RefObject } from "react";

/** The newest value of something, for handlers alone: it stays the same object, so that nothing is drawn anew for it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
