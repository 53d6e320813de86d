import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { AccountPageTestQuery } from "../../../../__generated__/relay/AccountPageTestQuery.graphql.ts";
import { AccountPage } from "../../../../src/client/features/accounts/AccountPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  createdAt: "2026-11-20T10:00:00Z",
  seenAt: "2026-11-21T10:00:00Z",
});
const here = session("s1", "Firefox on Linux", true);
const phone = session("s2", "Safari on iPhone");
const library = session("s3", "Chrome on Windows");

const account = (name: string, sessions: ReturnType<typeof session>[]) => ({
  id: "a1",
  email: "ada@x.org",
  member: { id: "m1", name, role: "CURATOR" },
  sessions,
});
const viewer = (name: string, sessions = [here, phone, library]) => ({
  id: "viewer",
  account: account(name, sessions),
});

const render = (isSignedIn = true) =>
  renderWithRelay<AccountPageTestQuery>(
    {
      query: graphql`
        query AccountPageTestQuery @relay_test_operation {
          viewer {
            ...AccountPage_viewer
          }
        }
      `,
      render: ({ viewer: key }) => key && <AccountPage viewer={key} />,
    },
    { Viewer: () => (isSignedIn ? viewer("Ada") : { id: "viewer", account: null }) },
  );

const part = (name: string) => within(screen.getByRole("region", { name }));
const press = (name: string | RegExp) => screen.getByRole("button", { name });

describe("AccountPage: the user's own account", () => {
  it("shows the e-mail address, the role and the name", async () => {
    await render();
    screen.getByText("ada@x.org · Curator");
    expect(screen.getByLabelText<HTMLInputElement>("What others see").value).toBe("Ada");
  });

  it("offers sign-in to anonymous visitors", async () => {
    await render(false);
    screen.getByRole("heading", { level: 1, name: "You are not signed in" });
    press("Sign in");
  });

  it("saves a new name and confirms it", async () => {
    const { user, environment, lastAsked } = await render();
    await user.clear(screen.getByLabelText("What others see"));
    await user.type(screen.getByLabelText("What others see"), "Countess{Enter}");
    expect(lastAsked().variables).toEqual({ input: { name: "Countess" } });
    await answerMutation(environment, {
      renameMember: { __typename: "ChangeAccountSuccess", viewer: viewer("Countess") },
    });
    expect(part("Name").getByRole("status").textContent).toBe("Saved.");
  });

  it("saves a new address with the password and confirms it", async () => {
    const { user, environment, lastAsked } = await render();
    await user.clear(screen.getByLabelText("What you sign in with"));
    await user.type(screen.getByLabelText("What you sign in with"), "countess@x.org");
    await user.type(screen.getByLabelText("The password for it"), "seven blue pictures{Enter}");
    expect(lastAsked().variables).toEqual({
      input: { email: "countess@x.org", password: "seven blue pictures" },
    });
    const changed = viewer("Ada");
    await answerMutation(environment, {
      changeEmail: {
        __typename: "ChangeAccountSuccess",
        viewer: { ...changed, account: { ...changed.account, email: "countess@x.org" } },
      },
    });
    screen.getByText("countess@x.org · Curator");
    expect(part("E-mail address").getByRole("status").textContent).toMatch(/^Saved/);
    expect(screen.getByLabelText<HTMLInputElement>("The password for it").value).toBe("");
    // The form was remounted.
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "E-mail address" }));
  });

  it.each([
    ["What others see", "renameMember", "name", "{Enter}"],
    ["The password for it", "changeEmail", "password", "wrong{Enter}"],
  ])("shows a validation error at the field “%s”", async (label, field, name, typed) => {
    const { user, environment } = await render();
    await user.type(screen.getByLabelText(label), typed);
    const message = "This is not it.";
    const problems = [{ field: name, message }];
    await answerMutation(environment, { [field]: { __typename: "InvalidInput", problems } });
    const input = screen.getByLabelText(label);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(input);
    screen.getByText(message);
  });

  it("saves a new password, confirms it and clears the fields", async () => {
    const { user, environment, lastAsked } = await render();
    await user.type(screen.getByLabelText("Present password"), "seven blue pictures");
    await user.type(screen.getByLabelText("New password"), "eight green pictures");
    await user.click(press("Change the password"));
    expect(lastAsked().variables).toEqual({
      input: { current: "seven blue pictures", password: "eight green pictures" },
    });
    await answerMutation(environment, {
      changePassword: { __typename: "ChangeAccountSuccess", viewer: viewer("Ada", [here]) },
    });
    expect(part("Password").getByRole("status").textContent).toMatch(/The new password holds/);
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Password" }));
    // The message disappears when the user types again.
    await user.type(screen.getByLabelText("Present password"), "eight green pictures");
    await user.type(screen.getByLabelText("New password"), "nine red pictures{Enter}");
    expect(part("Password").getByRole("status").textContent).toBe("");
  });

  it("shows a validation error when the present password is wrong", async () => {
    const { user, environment } = await render();
    await user.type(screen.getByLabelText("Present password"), "wrong");
    await user.type(screen.getByLabelText("New password"), "eight green pictures{Enter}");
    await answerMutation(environment, {
      changePassword: {
        __typename: "InvalidInput",
        problems: [{ field: "current", message: "This is not your password." }],
      },
    });
    expect(screen.getByLabelText("Present password").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).not.toBe("");
  });
});

describe("AccountPage: sessions", () => {
  it("mark this browser, which has no button to sign out", async () => {
    await render();
    const [first] = screen.getAllByRole("listitem");
    expect(first?.textContent).toContain("This browser, since 20 Nov 2026");
    expect(within(first as HTMLElement).queryByRole("button")).toBeNull();
  });

  it("can be ended individually, with a confirmation that names the browser", async () => {
    const { user, environment, lastAsked } = await render();
    await user.click(press("Sign out: Safari on iPhone"));
    expect(lastAsked().variables).toEqual({ input: { id: "s2" } });
    await answerMutation(environment, {
      endSession: { __typename: "ChangeAccountSuccess", viewer: viewer("Ada", [here, library]) },
    });
    expect(screen.queryByText("Safari on iPhone")).toBeNull();
    screen.getByText("Safari on iPhone is signed out.");
    expect(document.activeElement).toBe(screen.getByRole("list"));
  });

  it("can all be ended at once except this one", async () => {
    const { user, environment } = await render();
    await user.click(press("Sign out everywhere else"));
    await answerMutation(environment, {
      endOtherSessions: { __typename: "ChangeAccountSuccess", viewer: viewer("Ada", [here]) },
    });
    screen.getByText("You are signed out everywhere else.");
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });
});

describe("AccountPage: when the server rejects ending sessions", () => {
  it.each([
    ["Sign out: Safari on iPhone", "endSession"],
    ["Sign out everywhere else", "endOtherSessions"],
  ])("“%s” leaves the list unchanged and shows the reason", async (button, field) => {
    const { user, environment } = await render();
    await user.click(press(button));
    const message = "Too many tries. Try again in a minute.";
    await answerMutation(environment, { [field]: { __typename: "TooManyTries", message } });
    screen.getByText(message);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });
});

describe("AccountPage: deleting the account", () => {
  it("explains the consequences and requires the password", async () => {
    const { user, environment, lastAsked } = await render();
    part("Leave").getByText(/go with the account/);
    await user.click(press(/Delete the account/));
    await user.type(screen.getByLabelText("Your password"), "seven blue pictures{Enter}");
    expect(lastAsked()).toEqual({
      name: "useDeleteAccountMutation",
      variables: { input: { password: "seven blue pictures" } },
    });
    await answerMutation(environment, {
      deleteAccount: {
        __typename: "ChangeAccountSuccess",
        viewer: { id: "viewer", account: null },
      },
    });
    screen.getByRole("heading", { level: 1, name: "You are not signed in" });
  });

  it("can be cancelled", async () => {
    const { user } = await render();
    await user.click(press(/Delete the account/));
    await user.click(press("Keep the account"));
    expect(screen.queryByLabelText("Your password")).toBeNull();
  });
});
