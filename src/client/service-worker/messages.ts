/**
 * Message from a page to a service worker.
 * `build`: asks for the worker's build. The worker answers on the port in the message.
 * `activate`: the visitor wants the new version; the worker takes control.
 * `activate-if-alone`: the page is of the worker's build; the worker takes control unless other tabs, of any build, are
 * open.
 * `claim`: the page is of the worker's build but not controlled by it; the worker takes control of it.
 * `rest`: the page is of the worker's build and idle; the worker caches the parts of the program that were not used
 * yet. (When they are cached, it sends its build on the port, if there is one.)
 * `seen`: the page is of the worker's build and loaded these before the worker was there; the worker caches them.
 */
export type Message =
  | { type: "build" }
  | { type: "activate" }
  | { type: "activate-if-alone" }
  | { type: "claim" }
  | { type: "rest" }
  | { type: "seen"; build: string; pages: string[]; pictures: string[] };

/** Answer of the kill switch to a `build` message. */
export const switchedOff = "off";
