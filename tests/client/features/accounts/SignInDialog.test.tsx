import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  askToSignIn,
  endSignIn,
  signInReason,
  type SignInReason,
} from "../../../../src/client/features/accounts/sign-in-request.ts";
import "../../../../src/client/features/accounts/SignInDialog.tsx";
import { SignInPart } from "../../../../src/client/features/accounts/SignInPart.tsx";
import { answerMutation } from "../live-event.ts";
import { eventually } from "../../../support/eventually.ts";

afterEach(() => act(() => endSignIn()));

async function open(reason: SignInReason = "wanted", policy = "OPEN") {
  const environment = createMockEnvironment();
  const user = userEvent.setup();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <button onClick={() => askToSignIn(reason)}>Do something</button>
      <SignInPart />
    </RelayEnvironmentProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Do something" }));
  await screen.findByRole("dialog", { name: "Sign in" });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { site: { id: "site", signUpPolicy: policy } },
    }),
  );
  const asked = () => environment.mock.getMostRecentOperation().request;
  return { environment, user, asked };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole("button", { name });
const account = (name: string) => ({ id: "a1", member: { id: "m1", name, role: "MEMBER" } });
const signedIn = {
  __typename: "SignInSuccess",
  viewer: { id: "viewer", account: { ...account("Ada"), email: "ada@x.org", sessions: [] } },
};

async function fillIn(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.type(field("E-mail address"), "ada@x.org");
  await user.type(field("Password"), "seven blue pictures{Enter}");
}

describe("SignInDialog: signing in", () => {
  it("has autocomplete attributes for its fields", async () => {
    await open();
    expect(field("E-mail address").autocomplete).toBe("username");
    expect(field("Password").autocomplete).toBe("current-password");
    expect(field("Password").type).toBe("password");
  });

  it("is submitted by Enter, closes the dialog and returns the focus", async () => {
    const { user, environment, asked } = await open();
    await fillIn(user);
    expect(asked().variables).toEqual({
      input: { email: "ada@x.org", password: "seven blue pictures" },
    });
    await answerMutation(environment, { signIn: signedIn });
    expect(screen.queryByRole("dialog")).toBeNull();
    await eventually(() => expect(document.activeElement).toBe(press("Do something")));
  });

  it("shows a validation error at its field until the user types, and preserves the input", async () => {
    const { user, environment } = await open();
    await fillIn(user);
    const message = "This address and this password do not belong together.";
    await answerMutation(environment, {
      signIn: { __typename: "InvalidInput", problems: [{ field: "password", message }] },
    });
    screen.getByText(message);
    expect(field("Password").getAttribute("aria-invalid")).toBe("true");
    expect(field("Password").getAttribute("aria-describedby")).toContain(
      screen.getByText(message).id,
    );
    expect(document.activeElement).toBe(field("Password"));
    expect(field("E-mail address").value).toBe("ada@x.org");
    await user.type(field("Password"), "x");
    expect(screen.queryByText(message)).toBeNull();
  });

  it("sends nothing before both fields are filled in", async () => {
    const { user, environment } = await open();
    await user.click(press("Sign in"));
    screen.getByText("Write the address you signed up with.");
    screen.getByText("Write your password.");
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it("shows an alert after too many attempts", async () => {
    const { user, environment } = await open();
    await fillIn(user);
    const message = "That was tried too often. Try again in 4 minutes.";
    await answerMutation(environment, { signIn: { __typename: "TooManyTries", message } });
    expect(screen.getByRole("alert").textContent).toBe(message);
  });

  it("preserves the input after a failure and sends the same request again", async () => {
    const { user, environment, asked } = await open();
    await fillIn(user);
    const first = asked();
    await act(async () => environment.mock.rejectMostRecentOperation(new Error("cut")));
    expect(screen.getByRole("alert").textContent).toMatch(/could not be done/);
    expect(field("E-mail address").value).toBe("ada@x.org");
    await user.click(press("Send the same again"));
    expect(asked().variables).toEqual(first.variables);
    expect(asked().cacheConfig).toEqual(first.cacheConfig);
    await answerMutation(environment, { signIn: signedIn });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows that it needs the network while offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open();
    expect(screen.getByText(/You are offline. Signing in needs the network/)).toBeTruthy();
  });

  it("toggles the visibility of the password", async () => {
    const { user } = await open();
    await user.click(press("Show the password"));
    expect(field("Password").type).toBe("text");
    await user.click(press("Show the password"));
    expect(field("Password").type).toBe("password");
  });

  it("shows the reason for which it is needed", async () => {
    await open({ sentence: "Sign in to keep albums." });
    screen.getByText("Sign in to keep albums.");
  });
});

describe("SignInDialog: after a session has ended", () => {
  it("explains the reason and offers to continue without signing in", async () => {
    const { user, environment, asked } = await open("session-ended");
    screen.getByText(/You are not signed in any more/);
    await user.click(press("Go on without signing in"));
    expect(asked().node.params.name).toBe("useSignOutMutation");
    await answerMutation(environment, {
      signOut: { __typename: "SignOutSuccess", viewer: { id: "viewer", account: null } },
    });
    expect(signInReason()).toBeNull();
  });

  it("keeps that reason when a later action asks to sign in", async () => {
    const { user } = await open("session-ended");
    act(() => askToSignIn("wanted"));
    expect(signInReason()).toBe("session-ended");
    await user.keyboard("{Escape}");
    expect(signInReason()).toBeNull();
  });
});

describe("SignInDialog: creating an account", () => {
  it("is offered under the policy OPEN and shows the password rules beforehand", async () => {
    const { user, environment, asked } = await open();
    await user.click(press("Make an account"));
    screen.getByRole("dialog", { name: "Make an account" });
    screen.getByText(/At least 10 characters/);
    expect(field("Password").autocomplete).toBe("new-password");
    await user.type(field("Name"), "Ada");
    await fillIn(user);
    expect(asked().variables).toEqual({
      input: { name: "Ada", email: "ada@x.org", password: "seven blue pictures" },
    });
    await answerMutation(environment, { signUp: signedIn });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["INVITATION", /Accounts are by invitation here/],
    ["CLOSED", /No new accounts are made here/],
  ])("is not offered under the policy %s, with an explanation", async (policy, sentence) => {
    await open("wanted", policy);
    screen.getByText(sentence);
    expect(screen.queryByRole("button", { name: "Make an account" })).toBeNull();
  });
});
