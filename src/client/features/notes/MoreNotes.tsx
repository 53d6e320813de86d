import { useRef, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";
import { Button } from "../../ui/Button.tsx";
import { useFocusHandedOn } from "../works/use-focus-handed-on.ts";

type MoreNotesProps = {
  label: string;
  /** Number of notes to load. */
  count: number;
  isLoading: boolean;
  loadNext: LoadMoreFn<OperationType>;
  /** Returns the element that gets the focus when the last page has loaded; by default the last note. */
  heir?: (button: HTMLElement) => HTMLElement | null | undefined;
};

/** Button that loads the next notes of a list, and shows an error if that fails. */
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
