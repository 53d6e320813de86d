import { graphql } from "react-relay";
import type { deskWorkQuery } from "../../../__generated__/relay/deskWorkQuery.graphql.ts";
import { WorkFormPage } from "../features/desk/works/WorkFormPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/desk/works/:id`. */
export const query = graphql`
  query deskWorkQuery($id: ID!) {
    viewer {
      desk {
        work(id: $id) {
          title
        }
      }
      ...WorkFormPage_viewer @arguments(id: $id)
    }
  }
`;

export const Page = personalPage<deskWorkQuery>(
  ({ viewer }) => viewer?.desk?.work?.title ?? "A work at the desk",
  ({ viewer }) => viewer && <WorkFormPage viewer={viewer} />,
);
