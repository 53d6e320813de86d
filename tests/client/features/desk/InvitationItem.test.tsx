import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { InvitationItemTestQuery } from "../../../../__generated__/relay/InvitationItemTestQuery.graphql.ts";
import { InvitationItem } from "../../../../src/client/features/desk/InvitationItem.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

async function render(note: string) {
  const onSaid = vi.fn<(sentence: string, isGone: boolean) => void>();
  const rendered = await renderWithRelay<InvitationItemTestQuery>(
    {
      query: graphql`
        query InvitationItemTestQuery @relay_test_operation {
          viewer {
            desk {
              __id
              invitations {
                id
                ...InvitationItem_invitation
              }
            }
          }
        }
      `,
      render: ({ viewer }) => (
        <ul>
          {viewer?.desk?.invitations?.map((invitation) => (
            <InvitationItem
              key={invitation.id}
              deskId={viewer.desk?.__id ?? ""}
              invitation={invitation}
              onSaid={onSaid}
            />
          ))}
        </ul>
      ),
    },
    {
      Desk: () => ({
        invitations: [
          {
            id: "i1",
            role: "CURATOR",
            note,
            createdAt: "2026-11-20T10:00:00Z",
            expiresAt: "2026-11-27T10:00:00Z",
          },
        ],
      }),
    },
  );
  return { ...rendered, onSaid };
}

describe("InvitationItem: a valid invitation", () => {
  it("shows its note, role, creation date and expiry date", async () => {
    await render("For Grace");
    expect(screen.getByRole("listitem").textContent).toMatch(
      /^For GraceCurator, made 20 Nov 2026, works until 27 Nov 2026/,
    );
    screen.getByRole("button", { name: "Take back: For Grace" });
  });

  it("is named by its role if it has no note", async () => {
    await render("");
    screen.getByRole("button", { name: "Take back: Curator" });
  });

  it("disappears after it is revoked, with one mutation for two clicks", async () => {
    const { user, environment, lastAsked, onSaid } = await render("For Grace");
    const button = screen.getByRole("button");
    await user.click(button);
    await user.click(button);
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    expect(lastAsked().variables).toEqual({ input: { id: "i1" } });
    await answerMutation(environment, {
      withdrawInvitation: { __typename: "WithdrawInvitationSuccess", withdrawnId: "i1" },
    });
    expect(screen.queryByRole("listitem")).toBeNull();
    expect(onSaid).toHaveBeenCalledWith("The invitation was taken back.", true);
  });

  it("stays when the server rejects revoking it, and reports the reason", async () => {
    const { user, environment, onSaid } = await render("For Grace");
    await user.click(screen.getByRole("button"));
    const message = "Only the owner can do this.";
    await answerMutation(environment, {
      withdrawInvitation: { __typename: "NotAllowed", message },
    });
    expect(onSaid).toHaveBeenCalledWith(message, false);
    screen.getByRole("listitem");
  });
});
