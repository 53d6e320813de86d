import { getRouteApi, notFound } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { exhibitionQuery } from "../../../__generated__/relay/exhibitionQuery.graphql.ts";
import { prepareBlocks } from "../features/exhibitions/blocks/prepareBlocks.ts";
import { ExhibitionActs } from "../features/exhibitions/ExhibitionActs.tsx";
import { ExhibitionHead } from "../features/exhibitions/ExhibitionHead.tsx";
import { ExhibitionPage } from "../features/exhibitions/ExhibitionPage.tsx";
import { PublishedBlocks } from "../features/exhibitions/PublishedBlocks.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

const route = getRouteApi("/exhibitions/$slug");

/** What the page of an exhibition asks for. */
export const query = graphql`
  query exhibitionQuery($slug: String!) {
    exhibition(slug: $slug) {
      slug
      title
      ...ExhibitionHead_exhibition
      ...ExhibitionPage_exhibition
      ...prepareBlocks_exhibition
    }
    ...PublishedBlocks_query @arguments(slug: $slug)
  }
`;

/** Loads the code that an answer needs; null if there is no such exhibition. */
export async function prepare({ exhibition }: exhibitionQuery["response"]) {
  return exhibition ? await prepareBlocks(exhibition) : null;
}

/** The page of a published exhibition. */
export function Page({ loaded }: PersonalPageProps) {
  const answer = useRouteQuery(loaded as LoadedQuery<exhibitionQuery>);
  const { origin } = route.useRouteContext();
  const { exhibition } = answer;
  // It may be withdrawn while it is shown.
  if (!exhibition) throw notFound();
  const { slug, title } = exhibition;
  return (
    <>
      <PageTitle page={title} />
      <ExhibitionHead exhibition={exhibition} origin={origin} />
      <ExhibitionPage exhibition={exhibition} acts={<ExhibitionActs slug={slug} title={title} />}>
        <PublishedBlocks query={answer} />
      </ExhibitionPage>
    </>
  );
}
