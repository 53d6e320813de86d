import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";

/** A footnote marker in the text. The stylesheet numbers it; its label contains the footnote for screen readers. */
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
