import type { AnyRouter } from "@tanstack/react-router";
import { keepPictureAtHand } from "../ui/picture-at-hand.ts";

type Place = { pathname: string; state: { __TSR_index: number } };
type Change = { fromLocation?: Place | undefined; toLocation: Place; pathChanged: boolean };

/** The stylesheet's name for the moving image. */
const movingName = "picture";
const stagePicture = ".image-stage .picture";
/** Maximum delay of the next page by the capture of the image, in milliseconds. */
const patience = 60;

/**
 * Moves an image between a list and its work's page with the browser's view transitions. Everything else changes
 * without a transition. Without an image, or with reduced motion, there is none.
 */
export class CarryOver {
  #moving: HTMLElement | null = null;
  #pressed: HTMLElement | null = null;
  /** IIIF service of the image on the previous page, to be found on the next one. */
  #service: string | null = null;
  #askedAt = 0;
  /** Content has priority: after one slow transition there are no more. */
  #isSlow = false;

  /**
   * Whether the browser supports view transitions with types. With fewer than four processor cores, the capture of the
   * image and the next page delay each other.
   */
  readonly isPossible =
    navigator.hardwareConcurrency >= 4 &&
    "startViewTransition" in document &&
    CSS.supports("selector(:active-view-transition-type(picture))");

  /** For the router's `defaultViewTransition`. */
  readonly types = (change: Change): string[] | false => {
    this.#service = null;
    if (!change.pathChanged || this.#isSlow) return false;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
    const picture = this.#leaving(change);
    this.#service = picture && serviceOf(picture);
    if (!picture || this.#service === null) return false;
    this.#name(picture);
    this.#askedAt = performance.now();
    return [movingName];
  };

  /**
   * Finds the image on each page that replaces another one.
   *
   * @returns a function that stops watching
   */
  watch(router: Pick<AnyRouter, "subscribe">): () => void {
    const press = ({ target }: Event) => {
      const picture =
        target instanceof Element ? target.closest("a")?.querySelector(".picture") : null;
      this.#pressed = picture instanceof HTMLElement ? picture : null;
      const shown = this.#pressed?.querySelector("img");
      const service = this.#pressed && serviceOf(this.#pressed);
      if (service && shown?.currentSrc) keepPictureAtHand(service, shown.currentSrc);
    };
    document.addEventListener("click", press, true);
    const stopTiming = router.subscribe("onBeforeRouteMount", () => {
      if (this.#service !== null) this.#isSlow = performance.now() - this.#askedAt > patience;
    });
    const stop = router.subscribe("onRendered", ({ toLocation }) => {
      if (this.#service !== null) this.#name(this.#arriving(toLocation, this.#service));
      this.#service = null;
      this.#pressed = null;
    });
    return () => {
      document.removeEventListener("click", press, true);
      stopTiming();
      stop();
    };
  }

  #leaving({ fromLocation, toLocation }: Change): HTMLElement | null {
    if (isWork(toLocation)) {
      if (this.#pressed?.isConnected && isInSight(this.#pressed)) return this.#pressed;
      return firstInSight(`a[href="${CSS.escape(toLocation.pathname)}"] .picture`);
    }
    // Only the list from which the user came is known to contain the image.
    const isBack = fromLocation && toLocation.state.__TSR_index < fromLocation.state.__TSR_index;
    return isBack && isWork(fromLocation) ? firstInSight(stagePicture) : null;
  }

  #arriving(toLocation: Place, service: string): HTMLElement | null {
    const here = isWork(toLocation) ? stagePicture : "a .picture";
    return firstInSight(`${here}:has(img[src^="${CSS.escape(service)}/"])`);
  }

  /** Two elements with the same name would cancel the transition. */
  #name(picture: HTMLElement | null) {
    this.#moving?.style.removeProperty("view-transition-name");
    picture?.style.setProperty("view-transition-name", movingName);
    this.#moving = picture;
  }
}

const isWork = ({ pathname }: Pick<Place, "pathname">) => /^\/works\/[^/]+$/.test(pathname);

function firstInSight(selector: string): HTMLElement | null {
  const pictures = document.querySelectorAll<HTMLElement>(selector);
  return [...pictures].find(isInSight) ?? null;
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

function serviceOf(picture: HTMLElement): string | null {
  const address = picture.querySelector("img")?.getAttribute("src");
  return address?.split("/full/")[0] ?? null;
}
