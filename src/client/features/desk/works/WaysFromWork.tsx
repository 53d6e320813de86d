import { Link, useRouter, type AnyRouter } from "@tanstack/react-router";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useSyncExternalStore, type MouseEvent } from "react";
import { shownOrder } from "./list-order.ts";
import type { ListPlace } from "./list-place.ts";

const watchNothing = () => () => {};

/**
 * Navigation on a work's dashboard page: to the dashboard, back to the list in its previous state, and to the previous
 * and next works in the list.
 */
export function WaysFromWork({ id }: { id: string }) {
  const router = useRouter();
  // The server cannot know the browser's history state.
  const list = useSyncExternalStore(
    watchNothing,
    () => listBehind(router),
    () => undefined,
  );
  const { before, after } = list ? neighboursOf(id) : {};

  /** Goes back in the history, which restores the scroll position of the list, instead of loading the list again. */
  function goBack(event: MouseEvent) {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    const steps = list ? list.index - router.latestLocation.state.__TSR_index : 0;
    if (steps >= 0 || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    if (steps === -1) router.history.back();
    else router.history.go(steps);
  }

  return (
    <nav className="work-ways" aria-label="From this work">
      <p>
        <Link to="/desk">Desk</Link> <span aria-hidden>/</span>{" "}
        <Link to="/desk/works" search={list?.search ?? {}} onClick={goBack}>
          {list ? "Back to works" : "Works"}
        </Link>
      </p>
      {(before ?? after) && (
        <p className="work-ways__next">
          {before && (
            <Link to="/desk/works/$id" params={{ id: before }} state={{ deskList: list }}>
              <ChevronLeft aria-hidden size={18} strokeWidth={1.5} />
              Previous<span className="visually-hidden"> work</span>
            </Link>
          )}
          {after && (
            <Link to="/desk/works/$id" params={{ id: after }} state={{ deskList: list }}>
              Next<span className="visually-hidden"> work</span>
              <ChevronRight aria-hidden size={18} strokeWidth={1.5} />
            </Link>
          )}
        </p>
      )}
    </nav>
  );
}

/** Returns the list from which the page was opened; undefined if it is not behind the page in the history. */
function listBehind({ latestLocation }: AnyRouter): ListPlace | undefined {
  const { deskList, __TSR_index: index } = latestLocation.state;
  return deskList && deskList.index < index ? deskList : undefined;
}

/** Returns the neighbours of a work in the list that was shown last. */
function neighboursOf(id: string): { before?: string | undefined; after?: string | undefined } {
  const order = shownOrder();
  const at = order.indexOf(id);
  return at < 0 ? {} : { before: order[at - 1], after: order[at + 1] };
}
