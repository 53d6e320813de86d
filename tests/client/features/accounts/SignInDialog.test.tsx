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
  it("tells browsers what to fill in", async () => {
    await open();
    expect(field("E-mail address").autocomplete).toBe("username");
    expect(field("Password").autocomplete).toBe("current-password");
    expect(field("Password").type).toBe("password");
  });

  it("is done by Enter, closes the modal and leads back to what one was doing", async () => {
    const { user, environment, asked } = await open();
    await fillIn(user);
    expect(asked().variables).toEqual({
      input: { email: "ada@x.org", password: "seven blue pictures" },
    });
    await answerMutation(environment, { signIn: signedIn });
    expect(screen.queryByRole("dialog")).toBeNull();
    await eventually(() => expect(document.activeElement).toBe(press("Do something")));
  });

  it("says what is wrong at its field, keeps what was typed, and is over it once somebody writes there", async () => {
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

  it("asks the server nothing before both are filled in", async () => {
    const { user, environment } = await open();
    await user.click(press("Sign in"));
    screen.getByText("Write the address you signed up with.");
    screen.getByText("Write your password.");
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it("says when it was tried too often", async () => {
    const { user, environment } = await open();
    await fillIn(user);
    const message = "That was tried too often. Try again in 4 minutes.";
    await answerMutation(environment, { signIn: { __typename: "TooManyTries", message } });
    expect(screen.getByRole("alert").textContent).toBe(message);
  });

  it("keeps what was typed when it did not arrive, and sends the same again", async () => {
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

  it("says that it needs the network when there is none", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open();
    expect(screen.getByText(/You are offline. Signing in needs the network/)).toBeTruthy();
  });

  it("shows the password to who wants to see it", async () => {
    const { user } = await open();
    await user.click(press("Show the password"));
    expect(field("Password").type).toBe("text");
    await user.click(press("Show the password"));
    expect(field("Password").type).toBe("password");
  });

  it("says what it is needed for", async () => {
    await open({ sentence: "Sign in to keep albums." });
    screen.getByText("Sign in to keep albums.");
  });
});

describe("SignInDialog: who is not signed in any more", () => {
  it("is told so, and can go on without", async () => {
    const { user, environment, asked } = await open("session-ended");
    screen.getByText(/You are not signed in any more/);
    await user.click(press("Go on without signing in"));
    expect(asked().node.params.name).toBe("useSignOutMutation");
    await answerMutation(environment, {
      signOut: { __typename: "SignOutSuccess", viewer: { id: "viewer", account: null } },
    });
    expect(signInReason()).toBeNull();
  });

  it("is asked once, however many changes were refused", async () => {
    const { user } = await open("session-ended");
    act(() => askToSignIn("wanted"));
    expect(signInReason()).toBe("session-ended");
    await user.keyboard("{Escape}");
    expect(signInReason()).toBeNull();
  });
});

describe("SignInDialog: making an account", () => {
  it("is offered where everybody may, and tells the rules beforehand", async () => {
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
  ])("is not where the owner decided on %s, which it says", async (policy, sentence) => {
    await open("wanted", policy);
    screen.getByText(sentence);
    expect(screen.queryByRole("button", { name: "Make an account" })).toBeNull();
  });
});
