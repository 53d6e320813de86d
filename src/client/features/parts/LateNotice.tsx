import X from "lucide-react/icons/x";
import { IconButton } from "../../ui/IconButton.tsx";
import { tellLate, type LateRefusal } from "./late-refusal.ts";
import { RefusalNotice } from "./RefusalNotice.tsx";

/** Says at the foot of the window what was not done and why, until it is sent again or somebody has read it. */
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
