import { useEffect } from "react";

/** Has the browser ask whoever would close the window while something is on its way. */
export function useStay(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnderWay]);
}
