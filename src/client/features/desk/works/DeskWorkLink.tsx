import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { shownList } from "./list-place.ts";

/**
 * A link to a work's page at the desk, from which there is a way back to the list it stands in. Lists have hundreds: unlike
 * the router's own it does not watch the address.
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
