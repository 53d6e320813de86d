import { useRef, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";
import { Button } from "../../ui/Button.tsx";
import { useFocusHandedOn } from "../works/use-focus-handed-on.ts";

type MoreButtonProps = {
  label: string;
  /** What there are more of, within a sentence: `albums`. */
  things: string;
  /** How many are asked for. */
  count: number;
  isLoading: boolean;
  loadNext: LoadMoreFn<OperationType>;
};

/**
 * Asks for the next of a list of links, and says when they do not come. With the last of them it goes, and the focus to the
 * link before them.
 */
export function MoreButton({ label, things, count, isLoading, loadNext }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isFailed, setFailed] = useState(false);
  useFocusHandedOn(button, lastLink);
  const load = () => {
    if (isLoading) return;
    setFailed(false);
    loadNext(count, { onComplete: (error) => setFailed(error !== null) });
  };
  return (
    <>
      {isFailed && (
        <p role="alert">
          The next {things} could not be loaded. Check your connection and try again.
        </p>
      )}
      <Button ref={button} aria-disabled={isLoading} onClick={load}>
        {label}
      </Button>
    </>
  );
}

function lastLink(button: HTMLElement): HTMLElement | undefined {
  return [...(button.parentElement?.querySelectorAll("a") ?? [])].at(-1);
}
