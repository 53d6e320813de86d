import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** A user without a mouse, who moves the focus from one control to the next and needs to see it. */
export type Keyboard = {
  /** Moves the focus to a control with the Tab key; fails if the focus is not visible on the way. */
  to(control: Locator): Promise<void>;
  /** Moves the focus to a control and presses a key there, Enter by default. */
  press(control: Locator, key?: string): Promise<void>;
  /** Moves the focus to a field and replaces its text. */
  write(field: Locator, words: string): Promise<void>;
  /** Waits until a control has the focus, without pressing keys. */
  isAt(control: Locator): Promise<void>;
};

/** Maximum number of controls between any two. */
const most = 150;

/** Operates a page with the keyboard only. */
export function keyboardAt(page: Page): Keyboard {
  async function to(control: Locator) {
    const element = await control.elementHandle();
    if (!element) throw new Error(`There is no ${String(control)}.`);
    const passed: string[] = [];
    for (let pressed = 0; pressed < most; pressed++) {
      const { way, html, fault } = await element.evaluate(focusFrom);
      if (fault) throw new Error(`${fault}: ${html}, on the way to ${String(control)}`);
      if (way === null) return;
      passed.push(html);
      await page.keyboard.press(way);
    }
    throw new Error(`There is no way by Tab to ${String(control)}:\n${passed.join("\n")}`);
  }
  return {
    to,
    async press(control, key = "Enter") {
      await to(control);
      await page.keyboard.press(key);
    },
    async write(field, words) {
      await to(field);
      await page.keyboard.press("Control+A");
      await page.keyboard.type(words);
    },
    isAt: (control) => expect.poll(async () => (await control.evaluate(focusFrom)).way).toBe(null),
  };
}

/** Returns which key moves the focus closer to a control, null if the control has it. */
function focusFrom(control: Element) {
  const at = document.activeElement ?? document.body;
  const html = at.outerHTML.slice(0, 160);
  const isThere = at === control;
  const isBehind = Boolean(at.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
  const way = isThere ? null : isBehind || at === document.body ? "Tab" : "Shift+Tab";
  // A page or a dialog that was just opened, in which no control has the focus yet.
  const isBare = (at as HTMLElement).tabIndex < 0;
  // The button in a date field belongs to the browser, which shows its focus itself.
  if (isBare || !at.matches(":focus")) return { way, html, fault: null };
  // The element around a field may show the focus.
  const around = [at, at.parentElement, at.closest(".text-editor, .search-field")];
  const ring = around.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each ?? at);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  // Over an image the ring is a pseudo-element.
  const isFramed = getComputedStyle(at, "::after").outlineStyle !== "none";
  const { left, right, top, bottom, width, height } = at.getBoundingClientRect();
  const isShown = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const fault =
    !ring && !isFramed
      ? "The focus does not show"
      : !isShown
        ? "The focus is out of sight"
        : width * height === 0
          ? "The focus is on nothing to see"
          : null;
  return { way, html, fault };
}
