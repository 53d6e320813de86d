import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { JoinPageTestQuery } from "../../../../__generated__/relay/JoinPageTestQuery.graphql.ts";
import { JoinPage } from "../../../../src/client/features/accounts/JoinPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const render = (at: string, isSignedIn = false) =>
  renderWithRelay<JoinPageTestQuery>(
    {
      query: graphql`
        query JoinPageTestQuery @relay_test_operation {
          viewer {
            ...JoinPage_viewer
            ...AccountPage_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <JoinPage viewer={viewer} />,
      at,
    },
    {
      Viewer: () => ({ id: "viewer", ...(!isSignedIn && { account: null }) }),
      Account: () => ({ id: "a1" }),
      Member: () => ({ id: "m1", name: "Ada", role: "MEMBER" }),
    },
  );

const viewer = (role: string) => ({
  id: "viewer",
  account: { id: "a1", email: "a@x.org", sessions: [], member: { id: "m1", name: "Ada", role } },
});

describe("JoinPage: the page of an invitation", () => {
  it("removes the secret from the URL", async () => {
    const { router } = await render("/join#secret");
    screen.getByRole("heading", { name: "You are invited" });
    expect(router.history.location.href).toBe("/join");
    expect(router.history.length).toBe(1);
  });

  it("creates an account with the invitation and shows the role", async () => {
    const { user, environment, lastAsked } = await render("/join#secret");
    await user.type(screen.getByLabelText("Name"), "Ada");
    await user.type(screen.getByLabelText("E-mail address"), "a@x.org");
    await user.type(screen.getByLabelText("Password"), "seven blue pictures{Enter}");
    expect(lastAsked().variables).toEqual({
      input: {
        name: "Ada",
        email: "a@x.org",
        password: "seven blue pictures",
        invitation: "secret",
      },
    });
    await answerMutation(environment, {
      signUp: { __typename: "SignInSuccess", viewer: viewer("OWNER") },
    });
    screen.getByRole("heading", { name: "Welcome, Ada" });
    screen.getByText("You are signed in, and an owner of this site.");
    expect(screen.getByRole("link", { name: "To the desk" }).getAttribute("href")).toBe("/desk");
  });

  it("shows an alert when the link is no longer valid", async () => {
    const { user, environment } = await render("/join#secret");
    await user.type(screen.getByLabelText("Name"), "Ada");
    await user.type(screen.getByLabelText("E-mail address"), "a@x.org");
    await user.type(screen.getByLabelText("Password"), "seven blue pictures{Enter}");
    const message = "This link does not work any more.";
    await answerMutation(environment, {
      signUp: { __typename: "InvalidInput", problems: [{ field: "invitation", message }] },
    });
    expect(screen.getByRole("alert").textContent).toBe(message);
  });

  it("adds the invitation to the account of a signed-in user", async () => {
    const { user, environment, lastAsked } = await render("/join#secret", true);
    await user.click(screen.getByRole("button", { name: "Accept the invitation" }));
    expect(lastAsked()).toEqual({
      name: "useAcceptInvitationMutation",
      variables: { input: { invitation: "secret" } },
    });
    await answerMutation(environment, {
      acceptInvitation: { __typename: "ChangeAccountSuccess", viewer: viewer("CURATOR") },
    });
    screen.getByText("You are signed in, and a curator of this site.");
  });

  it("shows an error when the URL has no secret", async () => {
    await render("/join");
    screen.getByRole("heading", { name: "This link is not whole" });
  });
});
