import { act, screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { afterEach, describe, expect, it } from "vitest";
import type { AccountButtonTestQuery } from "../../../../__generated__/relay/AccountButtonTestQuery.graphql.ts";
import { AccountButton } from "../../../../src/client/features/accounts/AccountButton.tsx";
// Preloads the menu, so that loading it does not count towards a test's timeout.
import "../../../../src/client/features/accounts/AccountMenu.tsx";
import {
  endSignIn,
  signInReason,
} from "../../../../src/client/features/accounts/sign-in-request.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

afterEach(() => act(() => endSignIn()));

const renderButton = (role: string | null) =>
  renderWithRelay<AccountButtonTestQuery>(
    {
      query: graphql`
        query AccountButtonTestQuery @relay_test_operation {
          viewer {
            account {
              member {
                name
                role
              }
            }
            ...AccountPage_viewer
          }
        }
      `,
      render: ({ viewer }) => <AccountButton member={viewer?.account?.member ?? null} />,
    },
    {
      Viewer: () => ({ id: "viewer", ...(role === null && { account: null }) }),
      Member: () => ({ name: "Ada", role }),
    },
  );

describe("AccountButton: the account button in the header", () => {
  it("opens the sign-in dialog over the page", async () => {
    const { user } = await renderButton(null);
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(signInReason()).toBe("wanted");
  });

  it.each([
    ["MEMBER", ["Account", "Sign out"]],
    ["CURATOR", ["Account", "Desk", "Sign out"]],
    ["OWNER", ["Account", "Desk", "Sign out"]],
  ])("opens a menu for a %s with %s", async (role, entries) => {
    const { user } = await renderButton(role);
    await user.click(screen.getByRole("button", { name: "Ada" }));
    await screen.findByRole("menu");
    const items = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
    expect(items).toEqual(entries);
  });

  it("signs out and moves the focus to the button that replaces the name", async () => {
    const { user, environment, lastAsked } = await renderButton("MEMBER");
    await user.click(screen.getByRole("button", { name: "Ada" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
    expect(lastAsked().name).toBe("useSignOutMutation");
    await answerMutation(environment, {
      signOut: { __typename: "SignOutSuccess", viewer: { id: "viewer", account: null } },
    });
    const button = await screen.findByRole("button", { name: "Sign in" });
    expect(document.activeElement).toBe(button);
  });

  it("shows an error when signing out fails", async () => {
    const { user, fail } = await renderButton("MEMBER");
    await user.click(screen.getByRole("button", { name: "Ada" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
    await fail();
    expect(screen.getByRole("alert").textContent).toMatch(/could not be done/);
    screen.getByRole("button", { name: "Ada" });
  });
});
