import { useRouterState } from "@tanstack/react-router";

/** The line over everything that moves while the next page is awaited. */
export function BusyLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return <div className="frame__busy" data-busy={isLoading || undefined} />;
}
