import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Somebody at a page who has no mouse: goes from one control to the next, and sees where they are. */
export type Keyboard = {
  /** Goes to a control by the Tab key; fails where the focus does not show on the way. */
  to(control: Locator): Promise<void>;
  /** Goes to a control and presses a key there, Enter unless told. */
  press(control: Locator, key?: string): Promise<void>;
  /** Goes to a field and writes in the place of what is there. */
  write(field: Locator, words: string): Promise<void>;
  /** Waits until a control has the focus, without anything being pressed. */
  isAt(control: Locator): Promise<void>;
};

/** More controls than there are between any two. */
const most = 150;

/** Steers a page by its keys alone. */
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

/** Where the focus is, seen from a control: by which key one comes nearer, null where it is there. */
function focusFrom(control: Element) {
  const at = document.activeElement ?? document.body;
  const html = at.outerHTML.slice(0, 160);
  const isThere = at === control;
  const isBehind = Boolean(at.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
  const way = isThere ? null : isBehind || at === document.body ? "Tab" : "Shift+Tab";
  // A page or a dialog that was just opened, where nothing was reached for yet.
  const isBare = (at as HTMLElement).tabIndex < 0;
  // The button in a field for a day is the browser's own, which shows where it is by itself.
  if (isBare || !at.matches(":focus")) return { way, html, fault: null };
  // A field may show it by what stands around it.
  const around = [at, at.parentElement, at.closest(".text-editor, .search-field")];
  const ring = around.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each ?? at);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  // Over a picture it lies on top.
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
