import { useRouterState } from "@tanstack/react-router";
import { TourBar } from "./TourBar.tsx";
import { TourBarBoundary } from "./TourBarBoundary.tsx";

/** The bar of a tour that is guided from this tab, which comes back after a failure. */
export function GuidedTour({ code }: { code: string }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <TourBarBoundary path={path}>
      <TourBar code={code} />
    </TourBarBoundary>
  );
}
