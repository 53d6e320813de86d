// A separate inline script in the page's head. It records clicks until the client code handles them (early-presses.ts).
import type { EarlyPresses } from "./early-presses.ts";
import { loadReached } from "./load-program.ts";

const presses: EarlyPresses = {
  last: null,
  stop: () => removeEventListener("click", note, true),
};

function note(event: MouseEvent) {
  const pressed = event.target instanceof Element && event.target.closest("a,button,[data-reach]");
  // Links and forms work without the client code.
  if (!pressed || pressed.matches("a,[type=submit]")) return;
  presses.last = { pressed, event };
  if (pressed.matches("[data-reach]")) loadReached();
}

addEventListener("click", note, true);
globalThis.earlyPresses = presses;
