import { graphql } from "react-relay";
import type { deskImportQuery } from "../../../__generated__/relay/deskImportQuery.graphql.ts";
import { ImportPage } from "../features/desk/imports/ImportPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page of an import. */
export const query = graphql`
  query deskImportQuery($id: ID!) {
    viewer {
      ...ImportPage_viewer
    }
    node(id: $id) {
      ...ImportRun_run @alias(as: "run")
    }
  }
`;

export const Page = personalPage<deskImportQuery>(
  "Import",
  ({ viewer, node }) => viewer && <ImportPage viewer={viewer} run={node?.run ?? null} />,
);
