import type { ReactNode } from "react";
import type { OperationType } from "relay-runtime";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageTitle } from "./site-name.tsx";

/** Props that the route passes to the page. */
export type PersonalPageProps = { loaded: LoadedQuery<OperationType> };

/** Creates a page about the current user, not indexed by search engines. */
export function personalPage<Query extends OperationType>(
  title: string | ((answer: Query["response"]) => string),
  show: (answer: Query["response"]) => ReactNode,
) {
  return function PersonalPage({ loaded }: PersonalPageProps) {
    const answer = useRouteQuery<Query>(loaded);
    return (
      <>
        <PageTitle page={typeof title === "string" ? title : title(answer)} />
        <meta name="robots" content="noindex" />
        <div className="page account-page">{show(answer)}</div>
      </>
    );
  };
}
