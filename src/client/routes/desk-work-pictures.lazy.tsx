import { graphql } from "react-relay";
import type { deskWorkPicturesQuery } from "../../../__generated__/relay/deskWorkPicturesQuery.graphql.ts";
import { WorkPicturesPage } from "../features/desk/pictures/WorkPicturesPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/desk/works/:id/pictures`. */
export const query = graphql`
  query deskWorkPicturesQuery($id: ID!) {
    viewer {
      ...WorkPicturesPage_viewer @arguments(id: $id)
    }
  }
`;

export const Page = personalPage<deskWorkPicturesQuery>(
  "Pictures of a work",
  ({ viewer }) => viewer && <WorkPicturesPage viewer={viewer} />,
);
