import { createElement } from "react";

/**
 * Renders a work in the list, with the same markup in all programs.
 *
 * @param {{ work: { title: string, creators: readonly { name: string }[], date?: string | null,
 *   image?: { service: string, width: number, height: number } | null } }} props
 */
export function Row({ work: { title, creators, date, image } }) {
  return createElement(
    "li",
    image && { "data-thumbnail": `${image.service}/full/240,/0/default.avif` },
    createElement("cite", null, title),
    " ",
    creators.map(({ name }) => name).join(", "),
    " ",
    date,
  );
}
