import { graphql } from "react-relay";
import type { storyScreenQuery } from "../../../__generated__/relay/storyScreenQuery.graphql.ts";
import { lazyPart } from "../features/parts/lazy-part.tsx";
import { PartBoundary } from "../features/parts/PartBoundary.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

// Few go there: what it shows is not part of what pages of its kind have in common.
const StoryScreen = lazyPart(
  async () => (await import("../features/exhibitions/story/presenter/StoryScreen.tsx")).StoryScreen,
);

/** What the second screen of a story asks for. */
export const query = graphql`
  query storyScreenQuery($block: ID!) {
    node(id: $block) {
      id
      ...StoryScreen_block @alias(as: "story")
    }
  }
`;

/** The second screen of a story, for which no robot has any use. */
export function Page({ loaded }: PersonalPageProps) {
  const { node } = useRouteQuery(loaded as LoadedQuery<storyScreenQuery>);
  return (
    <>
      <PageTitle page="Second screen" />
      <meta name="robots" content="noindex" />
      {node?.story ? (
        <PartBoundary waiting={null}>
          <StoryScreen block={node.story} id={node.id} />
        </PartBoundary>
      ) : (
        <p className="page">
          This story is not shown now. Open the second screen again from the story itself.
        </p>
      )}
    </>
  );
}
