import { namedInPage } from "./named-in-page.ts";
import { renewIfStale } from "./renewal.ts";

let program: { script: HTMLScriptElement; nearlyThere: Promise<void> } | undefined;

/**
 * Starts loading the client code, with all its files at once. The element's `load` event fires after the code has run.
 */
export function loadProgram(): HTMLScriptElement {
  return startProgram().script;
}

/** Loads the client code, and then the chunk that a press on the page's image needs. In parallel both would be late. */
export function loadReached(): void {
  void startProgram().nearlyThere.then(() => preload(namedInPage("vitrine-reach")));
}

function startProgram() {
  if (program) return program;
  const files = namedInPage("vitrine-program");
  // Executes the files one after another, dependencies first, so that the browser can do other work between them.
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

/** Resolves when at most one file is still loading, so that the connection is never idle. */
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
