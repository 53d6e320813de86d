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

/** Maximum number of blocks of an exhibition. */
const mostBlocks = 2_000;

/** Query of the page of an exhibition. */
export const query = graphql`
  query exhibitionQuery($slug: String!, $from: Int) {
    exhibition(slug: $slug) {
      title
      ...ExhibitionHead_exhibition
      ...ExhibitionPage_exhibition
      ...prepareBlocks_exhibition @arguments(from: $from)
    }
    ...PublishedBlocks_query @arguments(slug: $slug, from: $from)
  }
`;

/** Returns the index of the first requested block of a long exhibition; null for the beginning. */
export const variables = ({ from }: { from?: unknown }) => ({ from: startOf(from) });

function startOf(from: unknown): number | null {
  const blocks = typeof from === "string" && /^\d{1,4}$/.test(from) ? Number(from) : 0;
  return blocks > 0 && blocks <= mostBlocks ? blocks : null;
}

/** Loads the chunks that a response needs; null if there is no such exhibition. */
export async function prepare({ exhibition }: exhibitionQuery["response"]) {
  return exhibition ? await prepareBlocks(exhibition) : null;
}

/** The page of a published exhibition. */
export function Page({ loaded }: PersonalPageProps) {
  const answer = useRouteQuery(loaded as LoadedQuery<exhibitionQuery>);
  const { origin } = route.useRouteContext();
  const from = variables(route.useSearch()).from ?? 0;
  const { slug } = route.useParams();
  const { exhibition } = answer;
  // The exhibition may be unpublished while it is shown.
  if (!exhibition) throw notFound();
  const { title } = exhibition;
  return (
    <>
      <PageTitle page={title} />
      <ExhibitionHead exhibition={exhibition} origin={origin} />
      <ExhibitionPage exhibition={exhibition} acts={<ExhibitionActs slug={slug} title={title} />}>
        {from > 0 && (
          <p className="exhibition-note">
            This is a later part of it.{" "}
            <a href={`/exhibitions/${encodeURIComponent(slug)}`} className="link">
              Begin at the beginning.
            </a>
          </p>
        )}
        <PublishedBlocks query={answer} from={from} />
      </ExhibitionPage>
    </>
  );
}
