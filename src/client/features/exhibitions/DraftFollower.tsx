import { useHasDesk } from "../works/useHasDesk.ts";
import { useDraftSubscription } from "./useDraftSubscription.ts";

type DraftFollowerProps = {
  id: string;
  /** Called with the newest change there is; null if the exhibition is not there any more. Stable between renders. */
  onChange: (change: number | null) => void;
};

/** Follows a draft for curators; nobody else is told of its changes. */
export function DraftFollower(props: DraftFollowerProps) {
  return useHasDesk() && <Follower {...props} />;
}

function Follower({ id, onChange }: DraftFollowerProps) {
  useDraftSubscription(id, onChange);
  return null;
}
