import { useEffect, useRef, useState } from "react";
import { toWorkSearch } from "../../../view/address.ts";
import type { View } from "../../../view/view.ts";
import type { Looking } from "./looking.ts";

/** Milliseconds after the last change until the URL is updated. */
const addressFollows = 300;

/** State of the zoom view, and functions to change it. */
export type CloseUp = {
  view: View | null;
  open: (view: View) => void;
  change: (view: View) => void;
  close: () => void;
};

/**
 * Synchronizes the zoom view of a work with the URL, in both directions. On the server and in the first render it is
 * closed, whatever the URL.
 */
export function useCloseUp({ view: wanted, image, onLook }: Looking): CloseUp {
  const [view, setView] = useState<View | null>(null);
  const told = useRef(textOf(null));
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // This change of the URL came from here.
    if (textOf(wanted) === told.current) return;
    clearTimeout(telling.current);
    told.current = textOf(wanted);
    setView(wanted);
  }, [wanted]);

  useEffect(() => () => clearTimeout(telling.current), []);

  const tell = (next: View, how: "open" | "move") => {
    told.current = textOf(next);
    onLook({ image: next.image, view: next, lens: null }, how);
  };

  return {
    view,
    open(next) {
      setView(next);
      tell(next, "open");
    },
    change(next) {
      setView(next);
      clearTimeout(telling.current);
      telling.current = setTimeout(() => tell(next, "move"), addressFollows);
    },
    close() {
      clearTimeout(telling.current);
      told.current = textOf(null);
      setView(null);
      onLook({ image: view?.image ?? image, view: null, lens: null }, "close");
    },
  };
}

function textOf(view: View | null): string {
  return JSON.stringify(view && toWorkSearch(view));
}
