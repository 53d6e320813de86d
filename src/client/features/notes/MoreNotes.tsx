import { useRef, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";
import { Button } from "../../ui/Button.tsx";
import { useFocusHandedOn } from "../works/use-focus-handed-on.ts";

type MoreNotesProps = {
  label: string;
  /** How many are asked for. */
  count: number;
  isLoading: boolean;
  loadNext: LoadMoreFn<OperationType>;
  /** Finds what has the focus when the last of them is there; without it, the note before. */
  heir?: (button: HTMLElement) => HTMLElement | null | undefined;
};

/** Asks for the next notes of a list, and says when they do not come. */
export function MoreNotes({ label, count, isLoading, loadNext, heir = lastNote }: MoreNotesProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isFailed, setFailed] = useState(false);
  useFocusHandedOn(button, heir);
  const load = () => {
    if (isLoading) return;
    setFailed(false);
    loadNext(count, { onComplete: (error) => setFailed(error !== null) });
  };
  return (
    <>
      {isFailed && (
        <p role="alert">The next notes could not be had. Check your connection and try again.</p>
      )}
      <Button ref={button} variant="quiet" aria-disabled={isLoading} onClick={load}>
        {isLoading ? "Loading more …" : isFailed ? "Try again" : label}
      </Button>
    </>
  );
}

function lastNote(button: HTMLElement): HTMLElement | undefined {
  return [...(button.parentElement?.querySelectorAll("article") ?? [])].at(-1);
}
