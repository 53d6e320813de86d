import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ChangeEmailTestQuery } from "../../../../__generated__/relay/ChangeEmailTestQuery.graphql.ts";
import { ChangeEmail } from "../../../../src/client/features/accounts/ChangeEmail.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const render = () =>
  renderWithRelay<ChangeEmailTestQuery>(
    {
      query: graphql`
        query ChangeEmailTestQuery @relay_test_operation {
          viewer {
            account {
              ...ChangeEmail_account
            }
          }
        }
      `,
      render: ({ viewer }) => viewer?.account && <ChangeEmail account={viewer.account} />,
    },
    { Account: () => ({ id: "a1", email: "ada@x.org" }) },
  );

const password = () => screen.getByLabelText<HTMLInputElement>("The password for it");
const press = (name: string) => screen.getByRole("button", { name });

describe("ChangeEmail: a new e-mail address", () => {
  it("is not sent without the password", async () => {
    const { user, environment } = await render();
    await user.click(press("Change the address"));
    screen.getByText("Write your password.");
    expect(document.activeElement).toBe(password());
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it("is rejected with the reason, and the input is preserved", async () => {
    const { user, environment } = await render();
    await user.type(password(), "seven blue pictures{Enter}");
    const message = "Too many tries. Try again in a minute.";
    await answerMutation(environment, { changeEmail: { __typename: "TooManyTries", message } });
    expect(screen.getByRole("alert").textContent).toBe(message);
    expect(password().value).toBe("seven blue pictures");
  });

  it("is sent again unchanged after a failure", async () => {
    const { user, fail, lastAsked } = await render();
    await user.type(password(), "seven blue pictures{Enter}");
    await fail();
    await user.click(press("Send the same again"));
    expect(lastAsked()).toEqual({
      name: "useChangeEmailMutation",
      variables: { input: { email: "ada@x.org", password: "seven blue pictures" } },
    });
    expect(screen.getByRole("alert").textContent).toBe("");
  });
});
