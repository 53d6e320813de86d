import { getRouteApi, notFound } from "@tanstack/react-router";
import type { embedQuery } from "../../../__generated__/relay/embedQuery.graphql.ts";
import { EmbedViewer } from "../features/viewer/EmbedViewer.tsx";
import { WorkHead } from "../features/works/WorkHead.tsx";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageTitle } from "./site-name.tsx";
import { useLooking } from "./use-looking.ts";

const route = getRouteApi("/works/$slug/embed");

/** A work embedded in a page of another site, with the view in the URL. */
export function Embed() {
  const { work } = useRouteQuery<embedQuery>(route.useLoaderData());
  const { slug } = route.useParams();
  const { origin } = route.useRouteContext();
  const looking = useLooking("/works/$slug/embed", slug, route.useSearch());
  if (!work) throw notFound();
  return (
    <>
      <PageTitle page={work.title} />
      <WorkHead work={work} origin={origin} looking={looking} />
      <EmbedViewer work={work} looking={looking} />
    </>
  );
}
