import { useRef } from "react";
import type { RefObject } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFocusHeir } from "./use-focus-heir.ts";

type TryAgainProps = {
  /** What has the focus once the button is gone. */
  heir: RefObject<HTMLElement | null>;
  onRetry: () => void;
};

/** Asks again for what did not come, and is gone as soon as that is on its way. */
export function TryAgain({ heir, onRetry }: TryAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, heir);
  return (
    <Button ref={button} variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  );
}
