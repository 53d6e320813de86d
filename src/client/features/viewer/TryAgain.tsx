import { useRef } from "react";
import type { RefObject } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFocusHeir } from "./use-focus-heir.ts";

type TryAgainProps = {
  /** Receives the focus when the button is removed. */
  heir: RefObject<HTMLElement | null>;
  onRetry: () => void;
};

/** Button that retries a failed load; its parent removes it as soon as the load starts. */
export function TryAgain({ heir, onRetry }: TryAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, heir);
  return (
    <Button ref={button} variant="quiet" onClick={onRetry}>
      Try again
    </Button>
  );
}
