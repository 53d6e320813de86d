import { vi } from "vitest";

/** Returns how many listeners prevent closing the window without confirmation. Earlier tests may have left some. */
export function reasonsToStay(): number {
  const event = new Event("beforeunload", { cancelable: true });
  const asked = vi.spyOn(event, "preventDefault");
  dispatchEvent(event);
  return asked.mock.calls.length;
}
