import type { Command } from "prosemirror-state";
import { useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RichText } from "../../../../../text/rich-text.ts";
import { lazyPart } from "../../../parts/lazy-part.tsx";
import { PartBoundary } from "../../../parts/PartBoundary.tsx";
import { documentOf, textOf } from "./documents.ts";
import { FootnoteDialog } from "./FootnoteDialog.tsx";
import { footnoteAt, setFootnote } from "./footnotes.ts";
import { MarkDialog } from "./MarkDialog.tsx";
import type { Asked } from "./MarkDialog.tsx";
import { textKeys } from "./text-keys.ts";
import { TextTools } from "./TextTools.tsx";
import { useTextEditor } from "./use-text-editor.ts";

const EditorKeySheet = lazyPart(async () => (await import("../EditorKeySheet.tsx")).EditorKeySheet);

type RichTextFieldProps = {
  label: string;
  /** Whether the label is visually hidden. */
  isLabelHidden?: boolean;
  text: RichText;
  /** Called with the complete text after each change. */
  onChange: (text: RichText) => void;
  /** The error message; null if there is none. */
  problem: string | null;
};

/** The open dialog. A new footnote has no position yet. */
type Open = { what: Asked | "keys" } | { what: "footnote"; at: number | null };

/** A rich text editor with headings, emphasis, lists, quotations, links and footnotes. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, isLabelHidden = false, text, onChange, problem } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const doc = useMemo(() => documentOf(text), [text]);
  const isWrong = problem !== null;
  const attributes = useMemo(
    () => ({
      class: "text-editor__text",
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": `${id}-label`,
      "aria-describedby": `${id}-problem`,
      "aria-invalid": String(isWrong),
    }),
    [id, isWrong],
  );
  const ask = (what: Asked) => setOpen({ what });
  const writeFootnote = () => setOpen({ what: "footnote", at: null });
  const { state, run, focus } = useTextEditor({
    elementRef: element,
    doc,
    plugins: () =>
      textKeys({
        onLink: () => ask("link"),
        onFootnote: writeFootnote,
        onTools: () => root.current?.querySelector<HTMLElement>("[role=toolbar] button")?.focus(),
      }),
    attributes,
    onDoc: (written) => onChange(textOf(written)),
    onFootnote: (at) => setOpen({ what: "footnote", at }),
  });

  /** Closes the dialog, then focuses the text. */
  function close() {
    flushSync(() => setOpen(null));
    focus();
  }

  function finish(command: Command) {
    flushSync(() => setOpen(null));
    run(command);
  }

  return (
    <div ref={root} className="text-field">
      <span id={`${id}-label`} className={isLabelHidden ? "visually-hidden" : "text-field__label"}>
        {label}
      </span>
      <div className="text-editor" data-wrong={isWrong || undefined}>
        {state && (
          <TextTools
            state={state}
            run={run}
            onAsk={ask}
            onFootnote={writeFootnote}
            onKeys={() => setOpen({ what: "keys" })}
          />
        )}
        <div ref={element} />
      </div>
      <p className="text-field__problem" id={`${id}-problem`}>
        {problem}
      </p>
      {open?.what === "keys" && (
        <PartBoundary waiting={null} onClose={close}>
          <EditorKeySheet onClose={close} />
        </PartBoundary>
      )}
      {(open?.what === "link" || open?.what === "language") && state && (
        <MarkDialog what={open.what} state={state} onDone={finish} onClose={close} />
      )}
      {open?.what === "footnote" && state && (
        <FootnoteDialog
          content={footnoteAt(state.doc, open.at)}
          isThere={open.at !== null}
          onSet={(content) => finish(setFootnote(open.at, content))}
          onClose={close}
        />
      )}
    </div>
  );
}
