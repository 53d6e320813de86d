import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { RenameMemberTestQuery } from "../../../../__generated__/relay/RenameMemberTestQuery.graphql.ts";
import { RenameMember } from "../../../../src/client/features/accounts/RenameMember.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const render = (name: string | null) =>
  renderWithRelay<RenameMemberTestQuery>(
    {
      query: graphql`
        query RenameMemberTestQuery @relay_test_operation {
          viewer {
            account {
              member {
                ...RenameMember_member
              }
            }
          }
        }
      `,
      render: ({ viewer }) => viewer?.account && <RenameMember member={viewer.account.member} />,
    },
    { Member: () => ({ id: "m1", name }) },
  );

const field = () => screen.getByLabelText<HTMLInputElement>("What others see");
const save = () => screen.getByRole("button");

describe("RenameMember: the user's name", () => {
  it("is required, and nothing is sent without it", async () => {
    const { user, environment } = await render(null);
    expect(field().value).toBe("");
    await user.click(save());
    screen.getByText("Say what others should call you.");
    expect(document.activeElement).toBe(field());
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it("is sent once even if the button is pressed repeatedly", async () => {
    const { user, environment } = await render("Ada");
    await user.type(field(), " Lovelace{Enter}");
    expect(save().textContent).toBe("Saving …");
    expect(save().getAttribute("aria-disabled")).toBe("true");
    await user.click(save());
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });
});
