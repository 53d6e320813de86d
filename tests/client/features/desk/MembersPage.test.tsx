import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { MembersPageTestQuery } from "../../../../__generated__/relay/MembersPageTestQuery.graphql.ts";
// Preloads the dialog, so that loading it does not count towards a test's timeout.
import "../../../../src/client/features/desk/OneTimeLink.tsx";
import { MembersPage } from "../../../../src/client/features/desk/MembersPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const account = (name: string, role: string) => ({
  id: `account-${name}`,
  email: `${name.toLowerCase()}@x.org`,
  member: { id: `member-${name}`, name, role },
});
const invitation = (id: string, note: string) => ({
  id,
  role: "CURATOR",
  note,
  createdAt: "2026-11-20T10:00:00Z",
  expiresAt: "2026-11-27T10:00:00Z",
});

const render = (role: string | null, hasNextPage = false) =>
  renderWithRelay<MembersPageTestQuery>(
    {
      query: graphql`
        query MembersPageTestQuery @relay_test_operation {
          viewer {
            ...MembersPage_viewer
          }
          site {
            ...SignUpPolicyChoice_site
          }
        }
      `,
      render: ({ viewer, site }) => viewer && <MembersPage viewer={viewer} site={site ?? null} />,
    },
    {
      Site: () => ({ id: "site", signUpPolicy: "OPEN" }),
      Viewer: () => ({
        id: "viewer",
        account: role && account("Ada", role),
        desk: role === "OWNER" || role === "CURATOR" ? undefined : null,
      }),
      Desk: () => ({
        invitations: [invitation("i1", "For the maps")],
        accounts: {
          edges: [account("Grace", "MEMBER"), account("Ada", role ?? "MEMBER")].map((node) => ({
            cursor: node.id,
            node,
          })),
          pageInfo: { hasNextPage, endCursor: "account-Ada" },
        },
      }),
    },
  );

const names = () =>
  within(screen.getByRole("region", { name: "Members" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.split("@")[0]);
const roleOf = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Role of ${name}`);

describe("MembersPage: the members", () => {
  it("are listed with address and role", async () => {
    await render("OWNER");
    expect(names()).toEqual(["Gracegrace", "Adaada"]);
    expect(roleOf("Grace").value).toBe("MEMBER");
  });

  it.each([
    ["CURATOR", "Your account does not allow it. Ask whoever runs this site."],
    ["MEMBER", "Your account does not allow it. Ask whoever runs this site."],
    [null, "Sign in with an account that is one."],
  ])("are hidden from a viewer whose role is %s, with the reason", async (role, sentence) => {
    await render(role);
    screen.getByRole("heading", { level: 1, name: "This page is for the owner" });
    screen.getByText(sentence);
  });

  it("show a new role at once, and Undo reverts it", async () => {
    const { user, environment, lastAsked } = await render("OWNER");
    await user.selectOptions(roleOf("Grace"), "Curator");
    expect(roleOf("Grace").value).toBe("CURATOR");
    const changed = (role: string) => ({
      changeRole: { __typename: "ChangeRoleSuccess", account: account("Grace", role) },
    });
    await answerMutation(environment, changed("CURATOR"));
    screen.getByText("Grace is a curator now.");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(lastAsked().variables).toEqual({
      input: { accountId: "account-Grace", role: "MEMBER" },
    });
    await answerMutation(environment, changed("MEMBER"));
    expect(roleOf("Grace").value).toBe("MEMBER");
  });

  it("lose the message about their new role when they are removed", async () => {
    const { user, environment } = await render("OWNER");
    await user.selectOptions(roleOf("Grace"), "Curator");
    await answerMutation(environment, {
      changeRole: { __typename: "ChangeRoleSuccess", account: account("Grace", "CURATOR") },
    });
    await user.click(screen.getByRole("button", { name: "Remove Grace" }));
    await user.click(screen.getByRole("button", { name: "Remove for good" }));
    await answerMutation(environment, {
      removeMember: { __typename: "RemoveMemberSuccess", removedId: "account-Grace" },
    });
    screen.getByText("Grace has no account any more.");
    expect(screen.queryByText("Grace is a curator now.")).toBeNull();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("retain their role when the server rejects a change, with the reason", async () => {
    const { user, environment } = await render("OWNER");
    await user.selectOptions(roleOf("Ada"), "Member");
    const message = "A site needs an owner. Make somebody else one first.";
    await answerMutation(environment, {
      changeRole: { __typename: "InvalidInput", problems: [{ field: "role", message }] },
    });
    screen.getByText(message);
    expect(roleOf("Ada").value).toBe("OWNER");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("get a password link that is shown once", async () => {
    const { user, environment } = await render("OWNER");
    await user.click(screen.getByRole("button", { name: "Link for a new password: Grace" }));
    await answerMutation(environment, {
      makePasswordLink: { __typename: "MakePasswordLinkSuccess", path: "/password#secret" },
    });
    const dialog = await screen.findByRole("dialog", { name: "A new password for Grace" });
    within(dialog).getByText(`${location.origin}/password#secret`);
    await user.keyboard("{Escape}");
    expect(screen.queryByText(/#secret/)).toBeNull();
  });

  it("are removed after a confirmation, except the owner's own account", async () => {
    const { user, environment, lastAsked } = await render("OWNER");
    expect(screen.queryByRole("button", { name: "Remove Ada" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove Grace" }));
    await user.click(screen.getByRole("button", { name: "Keep" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Grace" }));
    await user.click(screen.getByRole("button", { name: "Remove Grace" }));
    await user.click(screen.getByRole("button", { name: "Remove for good" }));
    expect(lastAsked().variables).toMatchObject({ input: { accountId: "account-Grace" } });
    await answerMutation(environment, {
      removeMember: { __typename: "RemoveMemberSuccess", removedId: "account-Grace" },
    });
    expect(names()).toEqual(["Adaada"]);
    screen.getByText("Grace has no account any more.");
    expect(document.activeElement).toBe(
      screen.getByRole("list", { name: "Everybody with an account" }),
    );
  });

  it("stay listed with an error when the next page fails to load", async () => {
    const { user, fail } = await render("OWNER", true);
    await user.click(screen.getByRole("button", { name: "More members" }));
    await fail();
    screen.getByText(/next members could not be loaded/);
    expect(names()).toHaveLength(2);
  });

  it("load page by page", async () => {
    const { user, lastAsked, answer } = await render("OWNER", true);
    await user.click(screen.getByRole("button", { name: "More members" }));
    expect(lastAsked().variables).toMatchObject({ first: 36, after: "account-Ada" });
    await answer({
      Viewer: () => ({ id: "viewer", account: account("Ada", "OWNER") }),
      AccountConnection: () => ({
        edges: [{ cursor: "c", node: account("Alan", "MEMBER") }],
        pageInfo: { hasNextPage: false, endCursor: "c" },
      }),
    });
    expect(names()).toEqual(["Gracegrace", "Adaada", "Alanalan"]);
    expect(screen.queryByRole("button", { name: "More members" })).toBeNull();
  });
});

describe("MembersPage: sign-up and invitations", () => {
  it("shows a new sign-up policy at once, and reverts it when the server rejects it", async () => {
    const { user, lastAsked, environment } = await render("OWNER");
    const policy = screen.getByLabelText<HTMLSelectElement>("Who may make an account");
    await user.selectOptions(policy, "Nobody");
    expect(lastAsked().variables).toEqual({ input: { policy: "CLOSED" } });
    expect(policy.value).toBe("CLOSED");
    await answerMutation(environment, {
      setSignUpPolicy: { __typename: "NotAllowed", message: "Your account does not allow this." },
    });
    expect(policy.value).toBe("OPEN");
    screen.getByText("Your account does not allow this.");
  });

  it("shows the link of a new invitation once, and lists the invitation", async () => {
    const { user, environment, lastAsked } = await render("OWNER");
    await user.selectOptions(screen.getByLabelText("Whoever follows it becomes"), "Curator");
    await user.type(screen.getByLabelText("For whom it is"), "For the prints{Enter}");
    expect(lastAsked().variables).toEqual({ input: { role: "CURATOR", note: "For the prints" } });
    await answerMutation(environment, {
      invite: {
        __typename: "InviteSuccess",
        path: "/join#secret",
        invitation: invitation("i2", "For the prints"),
      },
    });
    const dialog = await screen.findByRole("dialog", { name: "The invitation" });
    within(dialog).getByText(`${location.origin}/join#secret`);
    await user.keyboard("{Escape}");
    const list = screen.getByRole("list", { name: "Invitations that still work" });
    const notes = within(list)
      .getAllByRole("listitem")
      .map((item) => within(item).getByRole("button").getAttribute("aria-label"));
    expect(notes).toEqual(["Take back: For the prints", "Take back: For the maps"]);
  });

  it("removes a revoked invitation from the list and focuses the list", async () => {
    const { user, environment } = await render("OWNER");
    await user.click(screen.getByRole("button", { name: "Take back: For the maps" }));
    await answerMutation(environment, {
      withdrawInvitation: { __typename: "WithdrawInvitationSuccess", withdrawnId: "i1" },
    });
    expect(screen.queryByText("For the maps")).toBeNull();
    screen.getByText("The invitation was taken back.");
    expect(document.activeElement).toBe(
      screen.getByRole("list", { name: "Invitations that still work" }),
    );
  });

  it("retains an invitation when the server rejects revoking it, with the reason", async () => {
    const { user, environment } = await render("OWNER");
    await user.click(screen.getByRole("button", { name: "Take back: For the maps" }));
    const message = "Your account does not allow this.";
    await answerMutation(environment, {
      withdrawInvitation: { __typename: "NotAllowed", message },
    });
    screen.getByText("For the maps");
    screen.getByText(message);
  });
});
