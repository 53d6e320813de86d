import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { SessionListTestQuery } from "../../../../__generated__/relay/SessionListTestQuery.graphql.ts";
import { SessionList } from "../../../../src/client/features/accounts/SessionList.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const session = (id: string, device: string, isCurrent: boolean) => ({
  id,
  device,
  isCurrent,
  createdAt: "2026-11-20T10:00:00Z",
  seenAt: "2026-11-21T10:00:00Z",
});
const here = session("s1", "Firefox on Linux", true);
const phone = session("s2", "Safari on iPhone", false);

const render = (sessions: object[]) =>
  renderWithRelay<SessionListTestQuery>(
    {
      query: graphql`
        query SessionListTestQuery @relay_test_operation {
          viewer {
            account {
              ...SessionList_account
            }
          }
        }
      `,
      render: ({ viewer }) => viewer?.account && <SessionList account={viewer.account} />,
    },
    { Account: () => ({ id: "a1", sessions }) },
  );

describe("SessionList: the sessions of a user", () => {
  it("have no buttons when there is only the current one", async () => {
    await render([here]);
    screen.getByText("Firefox on Linux");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("show when each of the others was last active", async () => {
    await render([here, phone]);
    const [, other] = screen.getAllByRole("listitem");
    expect(other?.textContent).toMatch(/Since 20 Nov 2026, last seen 21 Nov 2026/);
  });

  it("are each ended once even if the button is pressed repeatedly", async () => {
    const { user, environment } = await render([here, phone]);
    const list = within(screen.getByRole("list"));
    await user.click(list.getByRole("button", { name: "Sign out: Safari on iPhone" }));
    await user.click(list.getByRole("button", { name: "Sign out: Safari on iPhone" }));
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });

  it("stay after a failure, with an error message", async () => {
    const { user, fail } = await render([here, phone]);
    await user.click(screen.getByRole("button", { name: "Sign out everywhere else" }));
    await fail();
    screen.getByText("That could not be done. Check your connection and try again.");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});
