import { getRouteApi, notFound } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { albumQuery } from "../../../__generated__/relay/albumQuery.graphql.ts";
import { useLinkToken } from "../features/accounts/useLinkToken.ts";
import { AlbumHead } from "../features/albums/AlbumHead.tsx";
import { AlbumPage } from "../features/albums/AlbumPage.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

const route = getRouteApi("/albums/$id");

/** Query of the page of an album. */
export const query = graphql`
  query albumQuery($id: ID!) {
    album(id: $id) {
      title
      ...AlbumHead_album
      ...AlbumPage_album
    }
  }
`;

/** Returns no further chunks to load; null if the album does not exist or the user may not see it. */
export const prepare = ({ album }: albumQuery["response"]) => (album ? [] : null);

/** The page of an album. */
export function Page({ loaded }: PersonalPageProps) {
  const { album } = useRouteQuery(loaded as LoadedQuery<albumQuery>);
  const { origin } = route.useRouteContext();
  const linkKey = useLinkToken();
  // The album may be deleted while it is shown.
  if (!album) throw notFound();
  return (
    <>
      <PageTitle page={album.title} />
      <AlbumHead album={album} origin={origin} />
      <AlbumPage album={album} linkKey={linkKey ?? ""} />
    </>
  );
}
