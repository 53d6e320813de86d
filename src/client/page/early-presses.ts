/** Records the last click that needs the client code, before that has loaded. */
export type EarlyPresses = {
  last: { pressed: Element; event: MouseEvent } | null;
  /** Stops the recording. */
  stop: () => void;
};

declare global {
  var earlyPresses: EarlyPresses | undefined;
}

/**
 * Replays the last click before hydration, if its element still exists. Must be called once, right after `hydrateRoot`:
 * from then on React handles clicks itself, and hydrates the clicked parts first.
 *
 * @returns whether there was a click
 */
export function replayEarlyPresses(): boolean {
  const presses = globalThis.earlyPresses;
  if (!presses) return false;
  delete globalThis.earlyPresses;
  presses.stop();
  if (!presses.last?.pressed.isConnected) return false;
  const { pressed, event } = presses.last;
  // Copies the original event, whose `detail` identifies a click by keyboard.
  pressed.dispatchEvent(new MouseEvent("click", event));
  return true;
}
