import { getRouteApi, notFound } from "@tanstack/react-router";
import type { workQuery } from "../../../__generated__/relay/workQuery.graphql.ts";
import { WorkHead } from "../features/works/WorkHead.tsx";
import { WorkPage } from "../features/works/WorkPage.tsx";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageTitle } from "./site-name.tsx";
import { useLooking } from "./use-looking.ts";

const route = getRouteApi("/works/$slug");

/** The page of a work, with the view in the URL. */
export function Work() {
  const { work } = useRouteQuery<workQuery>(route.useLoaderData());
  const { slug } = route.useParams();
  const { origin } = route.useRouteContext();
  const looking = useLooking("/works/$slug", slug, route.useSearch());
  // The work may be unpublished while it is shown.
  if (!work) throw notFound();
  return (
    <>
      <PageTitle page={work.title} />
      <WorkHead work={work} origin={origin} looking={looking} />
      {/* Another work is another page without the state of the previous one, such as an open dialog. */}
      <WorkPage key={slug} work={work} looking={looking} />
    </>
  );
}
