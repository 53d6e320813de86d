import { notFound } from "@tanstack/react-router";
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { exhibitionDraftQuery } from "../../../__generated__/relay/exhibitionDraftQuery.graphql.ts";
import { prepareBlocks } from "../features/exhibitions/blocks/prepareBlocks.ts";
import { DraftBlocks } from "../features/exhibitions/DraftBlocks.tsx";
import { DraftLine } from "../features/exhibitions/DraftLine.tsx";
import { ExhibitionPage } from "../features/exhibitions/ExhibitionPage.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

/** Query of the page of a draft. */
export const query = graphql`
  query exhibitionDraftQuery($id: ID!, $key: String) {
    draft(id: $id, key: $key) {
      title
      change
      ...DraftLine_exhibition
      ...ExhibitionPage_exhibition
      ...prepareBlocks_exhibition
    }
    ...DraftBlocks_query @arguments(id: $id, key: $key)
  }
`;

/** Returns the key of a draft link, if the user came by one. */
export const variables = ({ key }: { key?: unknown }) => ({
  key: typeof key === "string" ? key : null,
});

/** Loads the chunks that a response needs; null if there is no such draft for the user. */
export async function prepare({ draft }: exhibitionDraftQuery["response"]) {
  return draft ? await prepareBlocks(draft) : null;
}

/** The page of a draft, not indexed by search engines. */
export function Page({ loaded }: PersonalPageProps) {
  const answer = useRouteQuery(loaded as LoadedQuery<exhibitionDraftQuery>);
  const refresh = useCallback(() => loaded.refresh(), [loaded]);
  const { id, key = null } = loaded.reference.variables as exhibitionDraftQuery["variables"];
  const { draft } = answer;
  // The draft may be deleted, or its link revoked, while it is shown.
  if (!draft) throw notFound();
  return (
    <>
      <PageTitle page={draft.title} />
      <meta name="robots" content="noindex" />
      <DraftLine exhibition={draft} onChanged={refresh} />
      <ExhibitionPage exhibition={draft}>
        <DraftBlocks query={answer} id={id} linkKey={key} change={draft.change} />
      </ExhibitionPage>
    </>
  );
}
