/** What the page's own script hears before the program is there: the last press that needs it. */
export type EarlyPresses = {
  last: { pressed: Element; event: MouseEvent } | null;
  /** Ends the hearing. */
  stop: () => void;
};

declare global {
  var earlyPresses: EarlyPresses | undefined;
}

/**
 * Presses again what was pressed last before the program could hear it, if it is still there. To be
 * called once, right after `hydrateRoot`: from then on React hears presses itself, and finishes what
 * is pressed first.
 *
 * @returns whether there was one
 */
export function replayEarlyPresses(): boolean {
  const presses = globalThis.earlyPresses;
  if (!presses) return false;
  delete globalThis.earlyPresses;
  presses.stop();
  if (!presses.last?.pressed.isConnected) return false;
  const { pressed, event } = presses.last;
  // As it was: a press by keyboard says so by its detail.
  pressed.dispatchEvent(new MouseEvent("click", event));
  return true;
}
