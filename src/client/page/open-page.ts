import { namedInPage } from "./named-in-page.ts";

/** How long anything waits for what goes before it, in milliseconds. */
const patience = 3000;

/** What a visitor does that only the program can answer, and what shows them other pictures. */
const reaching = ["pointerdown", "keydown"];
const moving = [...reaching, "scroll", "wheel", "touchmove"];

/**
 * Where the line is slow, everything waits for what is seen: the picture that the page opens with comes
 * first, then the other pictures in view and the program, then pictures further down. Who reaches for
 * something or moves on waits no more.
 */
export function openPage(): void {
  // The stylesheet keeps the other pictures back for as long as this is set.
  document.documentElement.dataset["opening"] = "";
  addEventListener("DOMContentLoaded", () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!picture || picture.complete) showMore();
    else whenFirst(picture, reaching, showMore);
  });
}

function showMore() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    const place = picture.parentElement?.parentElement?.getBoundingClientRect();
    if (place && place.top < innerHeight && place.left < innerWidth)
      picture.style.display = "block";
  }
  whenFirst(loadProgram(), moving, () => delete document.documentElement.dataset["opening"]);
}

/** Calls back once: when the element is loaded or failed, something of that kind happens, or it took too long. */
function whenFirst(element: HTMLElement, happenings: string[], callback: () => void) {
  const over = new AbortController();
  const end = () => {
    clearTimeout(timer);
    over.abort();
    callback();
  };
  const timer = setTimeout(end, patience);
  const { signal } = over;
  for (const event of ["load", "error"]) element.addEventListener(event, end, { signal });
  for (const event of happenings) addEventListener(event, end, { signal, capture: true });
}

function loadProgram(): HTMLElement {
  const [program = "", ...imported] = namedInPage("vitrine-program");
  const links = [...imported, ...namedInPage("vitrine-parts")].map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
  const script = Object.assign(document.createElement("script"), { type: "module", src: program });
  document.head.append(script, ...links);
  return script;
}
