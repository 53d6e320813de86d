import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";

/** A link to a work's page at the desk; lists have hundreds, so it is a plain one that watches nothing. */
export function DeskWorkLink({ id, children }: { id: string; children: ReactNode }) {
  const router = useRouter();
  const href = `/desk/works/${id}`;

  function go(event: MouseEvent) {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    router.history.push(href);
  }

  return (
    <a href={href} onClick={go}>
      {children}
    </a>
  );
}
