import { useRouterState } from "@tanstack/react-router";
import { useConnection } from "../relay/use-connection.ts";
import type { ConnectionStatus } from "../relay/connection-status.ts";

/** Says when the network is cut; gone as soon as the server answers. */
export function ConnectionLine({ status }: { status: ConnectionStatus }) {
  const { online } = useConnection(status);
  const isShown = useRouterState({
    select: ({ matches }) =>
      matches.every((match) => match.status !== "error" && match.status !== "pending"),
  });
  return (
    <div className="connection-line" role="status" data-shown={!online || undefined}>
      {!online && (
        <p className="page">You are offline.{isShown && " What you see may be out of date."}</p>
      )}
    </div>
  );
}
