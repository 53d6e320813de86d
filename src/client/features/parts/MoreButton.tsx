import { useRef, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";
import { Button } from "../../ui/Button.tsx";
import { useFocusHandedOn } from "../works/use-focus-handed-on.ts";

type MoreButtonProps = {
  label: string;
  /** Plural of the items, within a sentence: `albums`. */
  things: string;
  /** Number of items to load. */
  count: number;
  isLoading: boolean;
  loadNext: LoadMoreFn<OperationType>;
};

/**
 * Button that loads the next page of a list of links, and shows an error if that fails. After the last page it is
 * removed, and the focus moves to the link before that page.
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
