import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { areShortcutsOn } from "../../viewer/shortcuts.ts";
import { marginsAround, readingLine } from "./reading-line.ts";
import { stepsOf } from "./story-keys.ts";

type StoryParts = {
  /** The whole story. It handles keys while it covers the middle of the viewport. */
  story: RefObject<HTMLElement | null>;
  /** The stage, and the list whose child elements are the texts of the steps. */
  stage: RefObject<HTMLElement | null>;
  words: RefObject<HTMLElement | null>;
  steps: readonly { readonly key: string }[];
};

/** Shares of the viewport height between which a story must extend to handle keys. */
const holdsFrom = 0.4;
const holdsTo = 0.6;
/** Share of the viewport height: a step that begins further down has not been reached yet. */
const notYet = 0.3;
/** Distance from the viewport within which the texts are observed. */
const aroundWords = "150% 0px";
/** Overflow in CSS pixels up to which a text counts as completely visible. */
const nearly = 24;
/** Share of the visible area by which a key scrolls a text that is longer. */
const page = 0.8;

/**
 * Determines the current step of a story from the scroll position, and moves between steps by keys and buttons.
 *
 * `went` is the step to which the user last moved by these, for the announcement by a screen reader; null while they
 * scroll.
 */
export function useStorySteps({ story, stage, words, steps: all }: StoryParts) {
  const count = all.length;
  const order = all.map(({ key }) => key).join(" ");
  const [reached, setIndex] = useState(0);
  // Steps of a draft may be removed or reordered while it is read.
  const index = Math.max(0, Math.min(reached, count - 1));
  const [went, setWent] = useState<number | null>(null);
  /** The target of a scroll animation. Steps on the way do not become current. */
  const aim = useRef<number | null>(null);

  const read = useEffectEvent((step: number) => {
    if (aim.current !== null && aim.current !== step) return;
    if (aim.current === null && step !== index) setWent(null);
    aim.current = null;
    setIndex(step);
  });

  useEffect(() => {
    const box = stage.current;
    const list = words.current;
    if (!box || !list) return;
    let observer: IntersectionObserver | null = null;
    let isNear = false;
    const watch = () => {
      observer?.disconnect();
      // No step far from the viewport is read, and measuring it would force a layout.
      if (!isNear) return;
      const height = window.innerHeight;
      const line = readingLine(box.getBoundingClientRect(), list.getBoundingClientRect(), height);
      const steps = [...list.children];
      observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
          if (entry) read(steps.indexOf(entry.target));
        },
        { rootMargin: marginsAround(line, height) },
      );
      for (const step of steps) observer.observe(step);
    };
    const byHand = () => {
      aim.current = null;
    };
    // The user may have interrupted the scroll animation.
    const arrive = () => {
      if (aim.current === null) return;
      aim.current = null;
      watch();
    };
    const near = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        watch();
      },
      { rootMargin: aroundWords },
    );
    near.observe(list);
    window.addEventListener("scrollend", arrive);
    window.addEventListener("resize", watch);
    window.addEventListener("wheel", byHand, { passive: true });
    window.addEventListener("touchmove", byHand, { passive: true });
    return () => {
      near.disconnect();
      observer?.disconnect();
      window.removeEventListener("scrollend", arrive);
      window.removeEventListener("resize", watch);
      window.removeEventListener("wheel", byHand);
      window.removeEventListener("touchmove", byHand);
    };
  }, [stage, words, order]);

  function goTo(step: number) {
    const target = words.current?.children[step];
    if (!target) return;
    aim.current = step;
    setIndex(step);
    setWent(step);
    target.scrollIntoView({ block: "start", behavior: howToScroll() });
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const own = story.current;
    const list = words.current;
    if (!own || !list || !isFor(event, own)) return;
    const steps = stepsOf(event, getComputedStyle(own).direction === "rtl");
    if (steps === 0) return;
    const read = list.children[index];
    const height = window.innerHeight;
    const start = scrollMarginOf(read);
    const { top, bottom } = read?.getBoundingClientRect() ?? { top: start, bottom: height };
    // A longer text is first scrolled to its end.
    const rest = steps > 0 ? bottom - height : start - top;
    if (rest > nearly && !event.key.startsWith("Arrow")) {
      event.preventDefault();
      const onward = steps * Math.min(rest, (height - start) * page);
      window.scrollBy({ top: onward, behavior: howToScroll() });
      return;
    }
    const next = steps > 0 && top > start + height * notYet ? index : index + steps;
    if (next < 0 || next >= count) return;
    event.preventDefault();
    goTo(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return { index, went, goTo };
}

/** Whether a story handles a key: no other element has the focus, and the story covers the middle of the viewport. */
function isFor({ key, target }: KeyboardEvent, story: HTMLElement): boolean {
  if (key === " " && !areShortcutsOn()) return false;
  if (!(target instanceof Element)) return false;
  if (target !== document.body && !story.contains(target)) return false;
  if (target.closest("input, select, textarea, [contenteditable], [role=dialog]")) return false;
  if (key === " " && target.closest("a, button, summary")) return false;
  const { top, bottom } = story.getBoundingClientRect();
  return top <= window.innerHeight * holdsFrom && bottom >= window.innerHeight * holdsTo;
}

function scrollMarginOf(element: Element | undefined): number {
  return element ? Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0 : 0;
}

function howToScroll(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
