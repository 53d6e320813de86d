import { graphql } from "react-relay";
import type { storyScreenQuery } from "../../../__generated__/relay/storyScreenQuery.graphql.ts";
import { StoryScreen } from "../features/exhibitions/story/presenter/StoryScreen.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

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
        <StoryScreen block={node.story} id={node.id} />
      ) : (
        <p className="page">
          This story is not shown now. Open the second screen again from the story itself.
        </p>
      )}
    </>
  );
}
