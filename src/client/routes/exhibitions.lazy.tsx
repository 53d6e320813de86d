import { getRouteApi } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { exhibitionsQuery } from "../../../__generated__/relay/exhibitionsQuery.graphql.ts";
import { ExhibitionsHead } from "../features/exhibitions/ExhibitionsHead.tsx";
import { ExhibitionsPage } from "../features/exhibitions/ExhibitionsPage.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

const route = getRouteApi("/exhibitions");

/** Query of the list of exhibitions. */
export const query = graphql`
  query exhibitionsQuery {
    ...ExhibitionsPage_query
  }
`;

/** The list of exhibitions. */
export function Page({ loaded }: PersonalPageProps) {
  const answer = useRouteQuery(loaded as LoadedQuery<exhibitionsQuery>);
  const { origin } = route.useRouteContext();
  return (
    <>
      <PageTitle page="Exhibitions" />
      <ExhibitionsHead origin={origin} />
      <ExhibitionsPage query={answer} />
    </>
  );
}
