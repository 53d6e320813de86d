/**
 * What a page says to a service worker.
 * `build`: which build are you of? (answered on the port that comes with it)
 * `activate`: the visitor wants the new version; take over.
 * `activate-if-alone`: this page is of your build; take over unless other tabs are open.
 * `seen`: this page of your build showed these before you were there; keep them.
 */
export type Message =
  | { type: "build" }
  | { type: "activate" }
  | { type: "activate-if-alone" }
  | { type: "seen"; build: string; pages: string[]; pictures: string[] };
