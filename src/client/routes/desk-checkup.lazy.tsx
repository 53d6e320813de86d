import { graphql } from "react-relay";
import type { deskCheckupQuery } from "../../../__generated__/relay/deskCheckupQuery.graphql.ts";
import { CheckupPage } from "../features/desk/checkup/CheckupPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/desk/checkup`. */
export const query = graphql`
  query deskCheckupQuery {
    viewer {
      ...CheckupPage_viewer
    }
  }
`;

export const Page = personalPage<deskCheckupQuery>(
  "Check-up",
  ({ viewer }) => viewer && <CheckupPage viewer={viewer} />,
);
