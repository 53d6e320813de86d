import type { Node } from "prosemirror-model";
import { EditorState, NodeSelection } from "prosemirror-state";
import type { Command, Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { laidIn } from "./documents.ts";
import { FootnoteView } from "./footnote-view.ts";
import { withinDepth } from "./list-depth.ts";
import { asLine } from "./pasted-line.ts";
import { cleanHtml, withoutUnstorable } from "./pasted-html.ts";

type TextEditorOptions = {
  /** The element that contains the editor. */
  elementRef: RefObject<HTMLElement | null>;
  /** The current document. A changed document is merged into the editor. */
  doc: Node;
  /** Called once, when the editor is created. */
  plugins: () => Plugin[];
  /** HTML attributes of the editor, including those for screen readers. */
  attributes: Readonly<Record<string, string>>;
  /** Called with the new document after each change by the user. */
  onDoc: (doc: Node) => void;
  /** Called with the position of a footnote that the user opens. */
  onFootnote?: (at: number) => void;
};

/** A ProseMirror editor. */
export type TextEditor = {
  /** The editor state; null before the editor is created. */
  state: EditorState | null;
  /** Runs a command and focuses the text. */
  run: (command: Command) => void;
  focus: () => void;
};

/** Mounts a ProseMirror editor in an element. */
export function useTextEditor(options: TextEditorOptions): TextEditor {
  const { elementRef, doc, attributes } = options;
  const view = useRef<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  /** Documents that were passed to `onDoc` and have not come back as `doc` yet. */
  const told = useRef<Node[]>([]);
  const first = useEffectEvent(() => ({ doc, attributes, plugins: options.plugins() }));
  const tell = useEffectEvent((written: Node) => {
    told.current.push(written);
    options.onDoc(written);
  });
  const openFootnote = useEffectEvent((at: number) => options.onFootnote?.(at));

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const start = first();
    told.current = [];
    const editor = new EditorView(
      { mount: element },
      {
        state: EditorState.create({ doc: start.doc, plugins: start.plugins }),
        attributes: start.attributes,
        nodeViews: { footnote: (node) => new FootnoteView(node) },
        dispatchTransaction(transaction) {
          const before = editor.state.doc;
          const next = editor.state.apply(transaction);
          editor.updateState(next);
          setState(next);
          if (next.doc !== before && !transaction.getMeta(fromOutside)) tell(next.doc);
        },
        transformPastedHTML: cleanHtml,
        transformPastedText: withoutUnstorable,
        transformPasted: (slice, { state: { doc: into, selection } }) =>
          into.inlineContent ? asLine(slice) : withinDepth(slice, selection.$from),
        handleClickOn(_, __, node, at, ___, isDirect) {
          if (!isDirect || node.type.name !== "footnote") return false;
          openFootnote(at);
          return true;
        },
        handleKeyDown({ state: { selection } }, { key }) {
          const isNote =
            selection instanceof NodeSelection && selection.node.type.name === "footnote";
          if (key !== "Enter" || !isNote) return false;
          openFootnote(selection.from);
          return true;
        },
        handleDOMEvents: {
          // Escape closes the surrounding dialog, so ProseMirror must not handle it.
          keydown: (_, { key }) => key === "Escape",
          beforeinput: (_, event) => {
            // The browser's undo does not know the changes of other users. The page implements undo.
            if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo")
              return false;
            event.preventDefault();
            return true;
          },
        },
      },
    );
    view.current = editor;
    setState(editor.state);
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [elementRef]);

  useEffect(() => view.current?.setProps({ attributes }), [attributes]);

  useEffect(() => {
    const editor = view.current;
    const known = told.current.findLastIndex((each) => each.eq(doc));
    told.current = known === -1 ? [] : told.current.slice(known + 1);
    // A document that comes back is older than the text typed since.
    if (!editor || known !== -1 || editor.state.doc.eq(doc)) return;
    const transaction = laidIn(editor.state, doc);
    if (transaction) editor.dispatch(transaction.setMeta(fromOutside, true));
  }, [doc]);

  const run = useCallback((command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch.bind(editor), editor);
    editor.focus();
  }, []);
  const focus = useCallback(() => view.current?.focus(), []);
  return { state, run, focus };
}

const fromOutside = "fromOutside";
