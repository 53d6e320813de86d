import { useOffline } from "../../../ui/use-offline.ts";
import { Button } from "../../../ui/Button.tsx";
import type { DeskView } from "./editing/desk-view.ts";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";

const words: Readonly<Record<DeskView["state"], string>> = {
  saved: "All is saved",
  saving: "Saving …",
  stopped: "Not saved",
  unsaved: "Not all is saved",
};

type SaveStateProps = {
  desk: ExhibitionDesk;
  view: DeskView;
  /** Whether this browser persists unsaved changes. */
  isKept: boolean;
};

/** The save status, with buttons to retry or discard a failed change. */
export function SaveState({ desk, view, isKept }: SaveStateProps) {
  const isOffline = useOffline();
  const { state, stopped, dropped } = view;
  return (
    <div className="save-state" data-state={state}>
      <p role="status">
        {isOffline && state !== "saved"
          ? `You are offline. What you write is kept in this ${isKept ? "browser" : "window"}, and saved once there is a connection.`
          : words[state]}
      </p>
      {stopped && !isOffline && (
        <p role="alert" className="save-state__problem">
          {stopped.message}{" "}
          <Button variant="quiet" onClick={() => desk.sendAgain()}>
            Try again
          </Button>
          {!stopped.again && (
            <Button variant="quiet" onClick={() => desk.giveUp()}>
              Give this change up
            </Button>
          )}
        </p>
      )}
      {dropped && (
        <p role="alert" className="save-state__problem">
          A change was taken back. {dropped.message}{" "}
          <Button variant="quiet" onClick={() => desk.dismiss()}>
            All right
          </Button>
        </p>
      )}
    </div>
  );
}
