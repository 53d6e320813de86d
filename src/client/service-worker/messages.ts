/**
 * What a page says to a service worker.
 * `build`: which build are you of? (answered on the port that comes with it)
 * `activate`: the visitor wants the new version; take over.
 * `activate-if-alone`: this page is of your build; take over unless other tabs, of whatever build, are open.
 * `claim`: this page of your build is open and you do not answer for it; do.
 * `rest`: this page of your build is idle; keep the parts of the program that were not used yet. (When they
 * are kept, the build is said on the port, if one comes with it.)
 * `seen`: this page of your build showed these before you were there; keep them.
 */
export type Message =
  | { type: "build" }
  | { type: "activate" }
  | { type: "activate-if-alone" }
  | { type: "claim" }
  | { type: "rest" }
  | { type: "seen"; build: string; pages: string[]; pictures: string[] };

/** What the worker that switches all off answers when it is asked for its build. */
export const switchedOff = "off";
