import { useRouterState } from "@tanstack/react-router";
import { useConnection } from "../relay/use-connection.ts";
import type { ConnectionStatus } from "../relay/connection-status.ts";
import { useOffline } from "../ui/use-offline.ts";

/** A message while the network or the server is unavailable. */
export function ConnectionLine({ status }: { status: ConnectionStatus }) {
  const { online } = useConnection(status);
  const isOffline = useOffline();
  const isShown = useRouterState({
    select: ({ matches }) =>
      matches.every((match) => match.status !== "error" && match.status !== "pending"),
  });
  return (
    <div className="connection-line" role="status" data-shown={!online || undefined}>
      {!online && (
        <p className="page">
          {isOffline ? "You are offline." : "The site cannot be reached."}
          {isShown && " What you see may be out of date."}
        </p>
      )}
    </div>
  );
}
