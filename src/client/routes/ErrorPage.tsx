import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { ErrorState } from "../ui/ErrorState.tsx";
import { wordsFor } from "./problem-words.ts";
import { PageTitle } from "./site-name.tsx";

/** The inner error boundary's page: the frame stays, and going elsewhere or trying again ends it. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { title, advice, reference } = wordsFor(error);

  function retry() {
    router.options.context.routeQueries.distrustUnshown();
    void router.invalidate();
  }

  return (
    <div className="page">
      <PageTitle page={title} />
      <ErrorState
        level={1}
        title={title}
        onRetry={retry}
        {...(reference !== undefined && { reference })}
      >
        <p>{advice}</p>
      </ErrorState>
    </div>
  );
}
