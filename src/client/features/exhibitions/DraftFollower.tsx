import { useHasDesk } from "../works/useHasDesk.ts";
import { useDraftSubscription } from "./useDraftSubscription.ts";

type DraftFollowerProps = {
  id: string;
  /** Called with the newest change number; null if the exhibition does not exist any more. Stable between renders. */
  onChange: (change: number | null) => void;
};

/** Subscribes curators to changes of a draft. Other readers get no events. */
export function DraftFollower(props: DraftFollowerProps) {
  return useHasDesk() && <Follower {...props} />;
}

function Follower({ id, onChange }: DraftFollowerProps) {
  useDraftSubscription(id, onChange);
  return null;
}
