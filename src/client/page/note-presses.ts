// A script by itself, written into the page's head: hears presses until the program can (early-presses.ts).
import type { EarlyPresses } from "./early-presses.ts";
import { loadReached } from "./load-program.ts";

const presses: EarlyPresses = {
  last: null,
  stop: () => removeEventListener("click", note, true),
};

function note(event: MouseEvent) {
  const pressed = event.target instanceof Element && event.target.closest("a,button,[data-reach]");
  // Links and forms do by themselves what they are for.
  if (!pressed || pressed.matches("a,[type=submit]")) return;
  presses.last = { pressed, event };
  if (pressed.matches("[data-reach]")) loadReached();
}

addEventListener("click", note, true);
globalThis.earlyPresses = presses;
