import { graphql } from "react-relay";
import type { storyScreenQuery } from "../../../__generated__/relay/storyScreenQuery.graphql.ts";
import { lazyPart } from "../features/parts/lazy-part.tsx";
import { PartBoundary } from "../features/parts/PartBoundary.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

// Loaded lazily: few users open it, so it must not be in a chunk that pages of this kind share.
const StoryScreen = lazyPart(
  async () => (await import("../features/exhibitions/story/presenter/StoryScreen.tsx")).StoryScreen,
);

/**
 * Query of the second screen of a story. A draft's story is queried through the draft, which users with its link may
 * see.
 */
export const query = graphql`
  query storyScreenQuery($block: ID!, $draft: ID!, $key: String, $isDraft: Boolean!) {
    node(id: $block) @skip(if: $isDraft) {
      id
      ...StoryScreen_block @alias(as: "story")
    }
    draft(id: $draft, key: $key) @include(if: $isDraft) {
      block(id: $block) {
        ... on Block {
          id
        }
        ...StoryScreen_block @alias(as: "story")
      }
    }
  }
`;

/** Returns the story's draft and the key of its link, if the user came by one. */
export const variables = ({ draft, key }: { draft?: unknown; key?: unknown }) =>
  typeof draft === "string" && typeof key === "string"
    ? { draft, key, isDraft: true }
    : { draft: "", key: null, isDraft: false };

/** The second screen of a story, not indexed by search engines. */
export function Page({ loaded }: PersonalPageProps) {
  const { node, draft } = useRouteQuery(loaded as LoadedQuery<storyScreenQuery>);
  const block = draft?.block ?? node;
  return (
    <>
      <PageTitle page="Second screen" />
      <meta name="robots" content="noindex" />
      {block?.id && block.story ? (
        <PartBoundary waiting={null}>
          <StoryScreen block={block.story} id={block.id} />
        </PartBoundary>
      ) : (
        <p className="page">
          This story is not shown now. Open the second screen again from the story itself.
        </p>
      )}
    </>
  );
}
