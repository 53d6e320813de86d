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

/** Whether the visitor has retried. A module variable, because the page of the next error is another component. */
let isAskedAgain = false;

/** The page of the inner error boundary. The site's frame stays. Navigation or a retry leaves the page. */
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

/** Whether the site may be unreachable. Browsers count as online while there is any network connection. */
function isCutOff(error: unknown): boolean {
  return error instanceof MissingPart || (error instanceof RequestProblem && error.isTransport);
}

/**
 * Reloads a page whose client code is missing, which may belong to an older build, at the URL that the visitor
 * requested.
 *
 * @returns whether the reload is in progress, or undecided
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
