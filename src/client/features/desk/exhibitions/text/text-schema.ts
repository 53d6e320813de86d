import { Schema } from "prosemirror-model";
import { languageAttributes } from "../../../../../text/language-attributes.ts";
import { readLanguage } from "../../../../../text/language.ts";
import { mayLead } from "../../../../../text/rich-text.ts";

/** The `RichText` schema of the editor. Content outside the schema can be neither typed nor pasted. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      content: "inline*",
      group: "block",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    heading: {
      content: "inline*",
      group: "block",
      attrs: { level: { default: 2, validate: "number" } },
      defining: true,
      // `h1` is reserved for the exhibition's title.
      parseDOM: [
        { tag: "h1, h2", attrs: { level: 2 } },
        { tag: "h3, h4, h5, h6", attrs: { level: 3 } },
      ],
      toDOM: ({ attrs }) => [attrs["level"] === 2 ? "h2" : "h3", 0],
    },
    blockquote: {
      content: "paragraph+",
      group: "block",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    bulletList: {
      content: "listItem+",
      group: "block",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    orderedList: {
      content: "listItem+",
      group: "block",
      parseDOM: [{ tag: "ol" }],
      toDOM: () => ["ol", 0],
    },
    listItem: {
      content: "(paragraph | bulletList | orderedList)+",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    text: { group: "inline" },
    hardBreak: {
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    footnote: {
      inline: true,
      group: "inline",
      content: "text*",
      atom: true,
      parseDOM: [{ tag: "span[data-footnote]" }],
      toDOM: () => ["span", { "data-footnote": "" }, 0],
    },
  },
  marks: {
    // The first mark is the outermost element, so that words of one language form one element.
    language: {
      attrs: { lang: { validate: "string" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "[lang]",
          // The rule for paragraphs must still match a paragraph with `lang`.
          consuming: false,
          getAttrs: (element) => {
            const lang = readLanguage(element.getAttribute("lang") ?? "");
            return lang === null ? false : { lang };
          },
        },
      ],
      toDOM: ({ attrs }) => ["span", { ...languageAttributes(String(attrs["lang"])) }, 0],
    },
    link: {
      attrs: { href: { validate: "string" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const href = element.getAttribute("href") ?? "";
            return mayLead(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: String(attrs["href"]), rel: "noopener" }, 0],
    },
    em: { parseDOM: [{ tag: "i, em" }], toDOM: () => ["em", 0] },
    strong: { parseDOM: [{ tag: "b, strong" }], toDOM: () => ["strong", 0] },
  },
});
