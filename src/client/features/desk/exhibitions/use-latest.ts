import { useLayoutEffect, useRef, type RefObject } from "react";

/** Returns a stable ref to the newest value, for event handlers. It causes no rerenders. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
