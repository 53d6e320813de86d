import { graphql } from "react-relay";
import type { deskNotesQuery } from "../../../__generated__/relay/deskNotesQuery.graphql.ts";
import { NoteQueuePage } from "../features/desk/NoteQueuePage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/desk/notes`. */
export const query = graphql`
  query deskNotesQuery {
    viewer {
      ...NoteQueuePage_viewer
    }
    site {
      ...NotePolicyChoice_site
    }
  }
`;

export const Page = personalPage<deskNotesQuery>(
  "Notes",
  ({ viewer, site }) => viewer && <NoteQueuePage viewer={viewer} site={site ?? null} />,
);
