import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";

/** A footnote in the text: a number, by the style sheet, that tells its words to those who hear. */
export class FootnoteView implements NodeView {
  readonly dom = document.createElement("span");

  constructor(node: Node) {
    this.dom.className = "text-editor__note";
    this.#tell(node);
  }

  update(node: Node): boolean {
    if (node.type.name !== "footnote") return false;
    this.#tell(node);
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  #tell({ textContent }: Node) {
    this.dom.title = textContent;
    this.dom.setAttribute("role", "img");
    this.dom.setAttribute("aria-label", `Footnote: ${textContent || "nothing yet"}`);
  }
}
