import { Link, useRouter } from "@tanstack/react-router";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useSyncExternalStore, type MouseEvent } from "react";
import { neighboursOf } from "./list-order.ts";
import { listBehind } from "./list-place.ts";

const watchNothing = () => () => {};

/**
 * The ways from a work's page at the desk: to the desk, back to the list it was come to from as that was left, and to the
 * works before and after it there.
 */
export function WaysFromWork({ id }: { id: string }) {
  const router = useRouter();
  // What the browser's history keeps is not known where the page is rendered first.
  const list = useSyncExternalStore(
    watchNothing,
    () => listBehind(router),
    () => undefined,
  );
  const { before, after } = list ? neighboursOf(id) : {};

  /** Goes back in the history, where the list's place in the window is kept, instead of to the list anew. */
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
