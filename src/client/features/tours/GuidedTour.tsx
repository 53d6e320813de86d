import { useRouterState } from "@tanstack/react-router";
import { TourBar } from "./TourBar.tsx";
import { TourBarBoundary } from "./TourBarBoundary.tsx";

/** The bar of the tour that this tab guides. It recovers after an error. */
export function GuidedTour({ code }: { code: string }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <TourBarBoundary path={path}>
      <TourBar code={code} />
    </TourBarBoundary>
  );
}
