import { useRouterState } from "@tanstack/react-router";

/** The progress line at the top while the next page loads. */
export function BusyLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return <div className="frame__busy" data-busy={isLoading || undefined} />;
}
