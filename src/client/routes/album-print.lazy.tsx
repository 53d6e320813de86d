import { getRouteApi, notFound } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { albumPrintQuery } from "../../../__generated__/relay/albumPrintQuery.graphql.ts";
import { AlbumPrintPage } from "../features/albums/AlbumPrintPage.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

const route = getRouteApi("/albums/$id/print");

/** Query of the print page of an album. */
export const query = graphql`
  query albumPrintQuery($id: ID!) {
    album(id: $id) {
      title
      ...AlbumPrintPage_album
    }
  }
`;

/** Returns no further chunks to load; null if the album does not exist or the user may not see it. */
export const prepare = ({ album }: albumPrintQuery["response"]) => (album ? [] : null);

/** The print page of an album. */
export function Page({ loaded }: PersonalPageProps) {
  const { album } = useRouteQuery(loaded as LoadedQuery<albumPrintQuery>);
  const { origin } = route.useRouteContext();
  if (!album) throw notFound();
  return (
    <>
      <PageTitle page={`Print ${album.title}`} />
      <meta name="robots" content="noindex" />
      <AlbumPrintPage album={album} origin={origin} />
    </>
  );
}
