import { vi } from "vitest";

/** How many things have the browser ask whoever would close the window; other tests may have left some. */
export function reasonsToStay(): number {
  const event = new Event("beforeunload", { cancelable: true });
  const asked = vi.spyOn(event, "preventDefault");
  dispatchEvent(event);
  return asked.mock.calls.length;
}
