import Keyboard from "lucide-react/icons/keyboard";
import { useState, type RefObject } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { preparePart } from "../../parts/missing-part.ts";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { useKeys } from "../../viewer/use-keys.ts";

const loadSheet = () => import("./EditorKeySheet.tsx");
const EditorKeySheet = lazyPart(async () => (await loadSheet()).EditorKeySheet);

/** The button for the list of keyboard shortcuts, and the `?` key that opens it wherever the user does not type. */
export function EditorKeys({ editor }: { editor: RefObject<HTMLElement | null> }) {
  const [isOpen, setOpen] = useState(false);
  const prepare = () => preparePart(loadSheet);
  useKeys(editor, ({ key, target }) => {
    if (key !== "?" || isTyped(target)) return false;
    setOpen(true);
    return true;
  });
  return (
    <>
      <IconButton
        icon={Keyboard}
        label="Keys"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <PartBoundary waiting={null} onClose={() => setOpen(false)}>
          <EditorKeySheet onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}

/** Whether a key belongs to a field or to a dialog or menu. */
function isTyped(target: EventTarget | null): boolean {
  const fields = "input, select, textarea, [role=textbox], dialog, [role=dialog], [role=menu]";
  return target instanceof Element && target.closest(fields) !== null;
}
