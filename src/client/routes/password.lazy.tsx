import { graphql } from "react-relay";
import type { passwordQuery } from "../../../__generated__/relay/passwordQuery.graphql.ts";
import { PasswordPage } from "../features/accounts/PasswordPage.tsx";
import { personalPage } from "./personal-page.tsx";

/** What the page at `/password` asks for. */
export const query = graphql`
  query passwordQuery {
    viewer {
      __typename
    }
  }
`;

export const Page = personalPage<passwordQuery>("New password", () => <PasswordPage />);
