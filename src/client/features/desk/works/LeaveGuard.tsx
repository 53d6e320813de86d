import { Button } from "../../../ui/Button.tsx";
import { Modal } from "../../../ui/Modal.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

type LeaveGuardProps = {
  /** Whether there are unsaved changes. */
  isOpen: boolean;
  /** Whether this browser persists them. */
  isKept: boolean;
};

/** Asks for confirmation before a page with unsaved changes is left. A reload asks only if they would be lost. */
export function LeaveGuard({ isOpen, isKept }: LeaveGuardProps) {
  const leaving = useLeaveGuard(isOpen, isKept);
  if (!leaving) return null;
  return (
    <Modal label="Leave without saving?" className="leave-guard" onClose={leaving.stay}>
      <h2>Leave without saving?</h2>
      <p>
        {isKept
          ? "What you changed is not saved. It stays in this browser, and is here when you come back."
          : "What you changed is not saved, and this browser cannot keep it. It is lost when you leave."}
      </p>
      <div className="leave-guard__acts">
        <Button variant="primary" onClick={leaving.stay}>
          Stay
        </Button>
        <Button onClick={leaving.leave}>Leave</Button>
      </div>
    </Modal>
  );
}
