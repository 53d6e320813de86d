import { graphql } from "react-relay";
import type { deskExhibitionQuery } from "../../../__generated__/relay/deskExhibitionQuery.graphql.ts";
import { ExhibitionEditorPage } from "../features/desk/exhibitions/ExhibitionEditorPage.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

/** Query of the exhibition editor. */
export const query = graphql`
  query deskExhibitionQuery($id: ID!) {
    viewer {
      ...ExhibitionEditorPage_viewer
      desk {
        exhibition(id: $id) {
          title
          ...ExhibitionEditorPage_exhibition
        }
      }
    }
  }
`;

/** The page at `/desk/exhibitions/:id`. */
export function Page({ loaded }: PersonalPageProps) {
  const { viewer } = useRouteQuery<deskExhibitionQuery>(loaded as LoadedQuery<deskExhibitionQuery>);
  const exhibition = viewer?.desk?.exhibition ?? null;
  return (
    <>
      <PageTitle page={exhibition?.title ?? "Exhibition"} />
      <meta name="robots" content="noindex" />
      <div className="page exhibition-editor-page">
        {viewer && <ExhibitionEditorPage viewer={viewer} exhibition={exhibition} />}
      </div>
    </>
  );
}
