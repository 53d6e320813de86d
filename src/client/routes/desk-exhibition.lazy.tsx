import { graphql } from "react-relay";
import type { deskExhibitionQuery } from "../../../__generated__/relay/deskExhibitionQuery.graphql.ts";
import { ExhibitionEditorPage } from "../features/desk/exhibitions/ExhibitionEditorPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** What the page on which an exhibition is made asks for. */
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

export const Page = personalPage<deskExhibitionQuery>(
  ({ viewer }) => viewer?.desk?.exhibition?.title ?? "Exhibition",
  ({ viewer }) =>
    viewer && <ExhibitionEditorPage viewer={viewer} exhibition={viewer.desk?.exhibition ?? null} />,
);
