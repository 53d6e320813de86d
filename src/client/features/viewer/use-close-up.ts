import { useEffect, useRef, useState } from "react";
import { toWorkSearch } from "../../../view/address.ts";
import type { View } from "../../../view/view.ts";
import type { Looking } from "./looking.ts";

/** Milliseconds without a further change after which the address follows. */
const addressFollows = 300;

/** What is looked at closely, and the ways to change that. */
export type CloseUp = {
  view: View | null;
  open: (view: View) => void;
  change: (view: View) => void;
  close: () => void;
};

/**
 * The close-up view of a work: it follows the address, and the address follows it. On the server and in the
 * first render nothing is open, whatever the address says.
 */
export function useCloseUp({ view: wanted, image, onLook }: Looking): CloseUp {
  const [view, setView] = useState<View | null>(null);
  const told = useRef(textOf(null));
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // What the address says because it was told so is known.
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
