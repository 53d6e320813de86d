import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Modal } from "../../../../ui/Modal.tsx";
import { noteDocumentOf } from "./documents.ts";
import type { Footnote } from "./documents.ts";
import { MarkDialog } from "./MarkDialog.tsx";
import type { Asked } from "./MarkDialog.tsx";
import { lineKeys } from "./text-keys.ts";
import { TextTools } from "./TextTools.tsx";
import { useTextEditor } from "./use-text-editor.ts";

type FootnoteDialogProps = {
  content: Footnote["content"];
  /** Whether the text already contains the footnote. */
  isThere: boolean;
  /** Called with the content; undefined to remove the footnote. */
  onSet: (content: Footnote["content"]) => void;
  onClose: () => void;
};

const attributes = {
  class: "text-editor__text text-editor__text--line",
  role: "textbox",
  "aria-multiline": "false",
  "aria-label": "Footnote",
};

/** A dialog to edit a footnote. */
export function FootnoteDialog({ content, isThere, onSet, onClose }: FootnoteDialogProps) {
  const element = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [doc, setDoc] = useState(() => noteDocumentOf(content));
  const onTools = useCallback(() => {
    element.current
      ?.closest("dialog")
      ?.querySelector<HTMLElement>("[role=toolbar] button")
      ?.focus();
  }, []);
  const { state, run, focus } = useTextEditor({
    elementRef: element,
    doc,
    plugins: () => lineKeys({ onLink: () => setAsked("link"), onTools }),
    attributes,
    onDoc: setDoc,
  });
  useEffect(focus, [focus]);
  const finish = () => onSet((doc.toJSON() as Footnote).content);
  return (
    <Modal className="small-dialog" label="Footnote" onClose={onClose}>
      <div className="text-editor">
        {state && <TextTools state={state} isLine run={run} onAsk={setAsked} />}
        <div ref={element} />
      </div>
      <div className="form__actions">
        <Button variant="primary" onClick={finish}>
          {isThere ? "Change the footnote" : "Add the footnote"}
        </Button>
        {isThere && <Button onClick={() => onSet(undefined)}>Take it out</Button>}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {asked && state && (
        <MarkDialog
          what={asked}
          state={state}
          onDone={(command) => {
            setAsked(null);
            run(command);
          }}
          onClose={() => {
            setAsked(null);
            focus();
          }}
        />
      )}
    </Modal>
  );
}
