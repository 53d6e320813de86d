import { namedInPage } from "./named-in-page.ts";
import { renewIfStale } from "./renewal.ts";

let program: { script: HTMLScriptElement; nearlyThere: Promise<void> } | undefined;

/** Starts loading the program, with all its files at once; the element's `load` says that it has run. */
export function loadProgram(): HTMLScriptElement {
  return startProgram().script;
}

/** Loads the program, and then what a press on the page's picture needs: beside it both would be late. */
export function loadReached(): void {
  void startProgram().nearlyThere.then(() => preload(namedInPage("vitrine-reach")));
}

function startProgram() {
  if (program) return program;
  const files = namedInPage("vitrine-program");
  // One after the other, what others import first: the browser has a moment to itself between them.
  const scripts = [...files]
    .reverse()
    .map((src) =>
      Object.assign(document.createElement("script"), { type: "module", async: false, src }),
    );
  const links = preload([...files, ...namedInPage("vitrine-parts")]);
  document.head.append(...scripts);
  const script = scripts.at(-1);
  if (!script) throw new Error("The page names no program.");
  script.addEventListener("error", () => void renewIfStale(namedInPage("vitrine-build")[0] ?? ""));
  program = { script, nearlyThere: allButOne(links) };
  return program;
}

function preload(files: string[]): HTMLLinkElement[] {
  const links = files.map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
  document.head.append(...links);
  return links;
}

/** Until one file at most is on its way, so that the line is never without work. */
function allButOne(links: HTMLLinkElement[]): Promise<void> {
  let left = links.length;
  return new Promise((resolve) => {
    const oneLess = () => {
      if (--left <= 1) resolve();
    };
    for (const link of links) link.onload = link.onerror = oneLess;
    if (left <= 1) resolve();
  });
}
