import Plus from "lucide-react/icons/plus";
import { IconButton } from "../../ui/IconButton.tsx";
import { askToKeep, wholeWork } from "./keep-request.ts";
import type { KeptWork } from "./keep-request.ts";

/** A card's button that adds its work to albums. */
export function KeepButton({ work }: { work: KeptWork }) {
  return (
    <IconButton
      className="keep-button"
      icon={Plus}
      label={`Add ${work.title} to albums`}
      aria-haspopup="dialog"
      onClick={() => askToKeep(wholeWork(work))}
    />
  );
}
