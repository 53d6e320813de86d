import { beforeEach, expect, it, vi } from "vitest";
import { replayEarlyPresses } from "../../../src/client/page/early-presses.ts";

beforeEach(async () => {
  globalThis.earlyPresses?.stop();
  document.body.innerHTML =
    `<button type="button" id="open">Open <i id="icon"></i></button>` +
    `<button type="button" id="other">Other</button>` +
    `<a href="#there"><i id="in-link"></i></a>` +
    `<form><button type="submit" id="send">Send</button></form>` +
    `<p id="words">Words</p>`;
  vi.resetModules();
  await import("../../../src/client/page/note-presses.ts");
});

const press = (id: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...init });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
};

/** Records the clicks that the client receives from now on. */
function hear() {
  const heard: { id: string; detail: number }[] = [];
  for (const element of document.querySelectorAll("button, a")) {
    element.addEventListener("click", (event) => {
      heard.push({ id: element.id, detail: (event as MouseEvent).detail });
    });
  }
  return heard;
}

it("early-presses: replays a click on a button's content after the client loads", () => {
  press("icon");
  const heard = hear();
  replayEarlyPresses();
  expect(heard).toEqual([{ id: "open", detail: 1 }]);
});

it("early-presses: replays only the last click, and preserves that it came from the keyboard", () => {
  press("open");
  press("other", { detail: 0 });
  const heard = hear();
  replayEarlyPresses();
  expect(heard).toEqual([{ id: "other", detail: 0 }]);
});

it("early-presses: leaves links, forms and text to the browser without preventing defaults", () => {
  expect(press("in-link").defaultPrevented).toBe(false);
  press("words");
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  press("send");
  const heard = hear();
  replayEarlyPresses();
  expect(heard).toEqual([]);
});

it("early-presses: does not replay a click on a removed button", () => {
  press("open");
  const heard = hear();
  document.getElementById("open")?.remove();
  replayEarlyPresses();
  expect(heard).toEqual([]);
});

it("early-presses: does not replay a click that the client already handled", () => {
  replayEarlyPresses();
  const heard = hear();
  press("open");
  replayEarlyPresses();
  expect(heard).toEqual([{ id: "open", detail: 1 }]);
});

it("early-presses: does not throw on a page without the recording script", () => {
  globalThis.earlyPresses?.stop();
  delete globalThis.earlyPresses;
  expect(replayEarlyPresses).not.toThrow();
});
