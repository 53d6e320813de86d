import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { PasswordPageTestQuery } from "../../../../__generated__/relay/PasswordPageTestQuery.graphql.ts";
import { PasswordPage } from "../../../../src/client/features/accounts/PasswordPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const render = (at: string) =>
  renderWithRelay<PasswordPageTestQuery>(
    {
      query: graphql`
        query PasswordPageTestQuery @relay_test_operation {
          viewer {
            __typename
          }
        }
      `,
      render: () => <PasswordPage />,
      at,
    },
    {},
  );

describe("PasswordPage: a link for a new password", () => {
  it("sets the new password, and its secret is removed from the URL", async () => {
    const { user, environment, lastAsked, router } = await render("/password#secret");
    expect(router.history.location.href).toBe("/password");
    await user.type(screen.getByLabelText("New password"), "eight green pictures{Enter}");
    expect(lastAsked().variables).toEqual({
      input: { link: "secret", password: "eight green pictures" },
    });
    await answerMutation(environment, {
      choosePassword: { __typename: "SignInSuccess", viewer: { id: "viewer", account: null } },
    });
    screen.getByRole("heading", { name: "Your new password holds" });
  });

  it("shows password errors at the field and link errors in an alert", async () => {
    const { user, environment } = await render("/password#secret");
    await user.type(screen.getByLabelText("New password"), "short{Enter}");
    await answerMutation(environment, {
      choosePassword: {
        __typename: "InvalidInput",
        problems: [
          { field: "password", message: "Too short." },
          { field: "link", message: "Too late." },
        ],
      },
    });
    screen.getByText("Too short.");
    expect(screen.getByRole("alert").textContent).toBe("Too late.");
  });

  it("shows an error when it has no secret", async () => {
    await render("/password");
    screen.getByRole("heading", { name: "This link is not whole" });
  });
});
