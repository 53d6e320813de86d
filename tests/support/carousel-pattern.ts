/**
 * Lists the deviations of a carousel from the pattern of the ARIA Authoring Practices, one line per fault. Does not
 * check whether the carousel rotates. Also runs in a browser, so it uses nothing from outside the function.
 */
export function missingOfPattern(carousel: Element): string[] {
  const nameOf = (element: Element) => element.getAttribute("aria-label")?.trim() ?? "";
  const kind = (element: Element) => element.getAttribute("aria-roledescription");
  const isRegion = carousel.matches("section, [role=region], [role=group]");
  const slides = [...carousel.querySelectorAll("[aria-roledescription=slide]")];
  const buttons = [...carousel.querySelectorAll("button")].filter(
    (button) => !slides.some((slide) => slide.contains(button)),
  );
  const [first] = slides;
  const count = Number(/ of (\d+)$/.exec(first ? nameOf(first) : "")?.[1]);
  const places = slides.map((slide) => Number(/^(\d+) of /.exec(nameOf(slide))?.[1]));
  const live = [...carousel.querySelectorAll("[aria-live]")];
  const hidden = slides.filter((slide) => slide.hasAttribute("inert"));
  const isAlone = count === 1;
  const faults: [isWrong: boolean, fault: string][] = [
    [!isRegion || kind(carousel) !== "carousel", "it is no region that is called a carousel"],
    [nameOf(carousel) === "" || /carousel/i.test(nameOf(carousel)), "it has no name of its own"],
    [slides.some((slide) => slide.getAttribute("role") !== "group"), "a slide is no group"],
    [
      places.some((place, at) => place !== (places[0] ?? 0) + at || place > count),
      `its slides are called ${slides.map(nameOf).join(", ")}`,
    ],
    [slides.length === 0, "it has no slides"],
    [isAlone !== (buttons.length === 0), `it has ${buttons.length} buttons for ${count} slides`],
    [
      buttons.some((button) => (button.textContent || nameOf(button)).trim() === ""),
      "a button has no name",
    ],
    [
      buttons.some(
        (button) =>
          first && !(button.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING),
      ),
      "a button stands behind its slides",
    ],
    [
      buttons.some(
        (button) => !document.getElementById(button.getAttribute("aria-controls") ?? ""),
      ),
      "a button does not say what it controls",
    ],
    [
      buttons.some((button) => button.hasAttribute("aria-pressed")),
      "a button is pressed and renamed",
    ],
    [
      live.length !== 1 || live[0]?.getAttribute("aria-live") !== "polite",
      "it tells nothing politely",
    ],
    [live.some((one) => one.querySelector("[role=group]")), "what turns by itself is told, too"],
    [
      hidden.some((slide) => slide.contains(document.activeElement)),
      "the focus is in a slide that is not seen",
    ],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, fault]) => fault);
}
