import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { shownList } from "./list-place.ts";

/**
 * A link to a work's dashboard page that remembers the list for the way back. Lists have hundreds of such links, so
 * unlike the router's `Link` it does not subscribe to the location.
 */
export function DeskWorkLink({ id, children }: { id: string; children: ReactNode }) {
  const router = useRouter();

  function go(event: MouseEvent) {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    const state = { deskList: shownList(router) };
    void router.navigate({ to: "/desk/works/$id", params: { id }, state });
  }

  return (
    <a href={`/desk/works/${encodeURIComponent(id)}`} onClick={go}>
      {children}
    </a>
  );
}
