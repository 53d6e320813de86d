import { namedInPage } from "./named-in-page.ts";

/** Lets those files of the program come that the page names in a `meta` element. */
export function preloadProgram(name: string): void {
  const links = namedInPage(name).map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
  document.head.append(...links);
}
