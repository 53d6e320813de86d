import X from "lucide-react/icons/x";
import { IconButton } from "../../ui/IconButton.tsx";
import { tellLate, type LateRefusal } from "./late-refusal.ts";
import { RefusalNotice } from "./RefusalNotice.tsx";

/**
 * Shows at the bottom of the viewport that a change was refused and why, until the user sends it again or closes it.
 */
export function LateNotice({ late: { what, refusal } }: { late: LateRefusal }) {
  const close = () => tellLate(null);
  return (
    <div className="kept-notice" role="alert">
      <p>
        {what} <RefusalNotice refusal={refusal} onAgain={close} />
      </p>
      <IconButton icon={X} label="Close" onClick={close} />
    </div>
  );
}
