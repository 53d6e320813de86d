import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { lazyPart } from "../features/parts/lazy-part.tsx";
import { MissingPart } from "../features/parts/missing-part.ts";
import { renewIfStale } from "../page/renewal.ts";
import { buildId } from "../relay/build.ts";
import { RequestProblem } from "../relay/problems.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { QuietBoundary } from "../ui/QuietBoundary.tsx";
import { useOffline } from "../ui/use-offline.ts";
import { PendingPage } from "./PendingPage.tsx";
import { wordsFor } from "./problem-words.ts";
import { PageTitle } from "./site-name.tsx";

const TakenLists = lazyPart(
  async () => (await import("../features/take-along/TakenLists.tsx")).TakenLists,
);

/** Whether the visitor has tried again. The page of the next error is another component. */
let isAskedAgain = false;

/** The inner error boundary's page: the frame stays, and going elsewhere or trying again ends it. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isOffline = useOffline();
  const { title, advice, reference } = wordsFor(error, { isOffline });
  const isBeingRenewed = useRenewal(error);

  function retry() {
    isAskedAgain = true;
    router.options.context.routeQueries.distrustUnshown();
    void router.invalidate();
  }

  if (isBeingRenewed) return <PendingPage />;
  return (
    <div className="page">
      <PageTitle page={title} />
      <ErrorState level={1} title={title} onRetry={retry} reference={reference}>
        <p>{advice}</p>
      </ErrorState>
      {(isOffline || isCutOff(error)) && (
        <QuietBoundary>
          <TakenLists />
        </QuietBoundary>
      )}
    </div>
  );
}

/** Whether the site may be out of reach, which browsers do not know as long as there is a cable. */
function isCutOff(error: unknown): boolean {
  return error instanceof MissingPart || (error instanceof RequestProblem && error.isTransport);
}

/**
 * A page whose program is missing may be of a former build: it is loaded anew, at the address that the
 * visitor wanted.
 *
 * @returns whether that is under way, or not known yet
 */
function useRenewal(error: unknown): boolean {
  const [told, setTold] = useState<unknown>(null);
  const isMissing = error instanceof MissingPart;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    void renewIfStale(buildId, { isAskedAgain }).then((isRenewed) => {
      if (isCurrent && !isRenewed) setTold(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [error, isMissing]);
  return isMissing && told !== error;
}
