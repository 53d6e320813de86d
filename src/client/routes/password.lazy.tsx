import { graphql } from "react-relay";
import type { passwordQuery } from "../../../__generated__/relay/passwordQuery.graphql.ts";
import { PasswordPage } from "../features/accounts/PasswordPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** Query of the page at `/password`. */
export const query = graphql`
  query passwordQuery {
    viewer {
      __typename
    }
  }
`;

export const Page = personalPage<passwordQuery>("New password", () => <PasswordPage />);
